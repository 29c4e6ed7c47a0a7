#include "CVitrineImage.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
  uint8_t *out;
  size_t capacity;
  size_t position;
  int status;
} Writer;

static void fail(png_structp png, png_const_charp message) {
  Writer *writer = png_get_error_ptr(png);
  (void)message;
  writer->status = VI_CORRUPT;
  longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  Writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->position) png_error(png, "the buffer is too small");
  memcpy(writer->out + writer->position, bytes, count);
  writer->position += count;
}

static void flush(png_structp png) { (void)png; }

int vi_png_frame(
  const VIChunk *chunks, size_t chunk_count, uint8_t *out, size_t capacity, size_t *written
) {
  Writer writer = {out, capacity, 0, VI_OK};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer, fail, ignore);
  if (!png) return VI_NO_MEMORY;
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_write_fn(png, &writer, write_bytes, flush);
    png_write_sig(png);
    for (size_t i = 0; i < chunk_count; i++)
      png_write_chunk(png, chunks[i].name, chunks[i].data, chunks[i].count);
  }
  png_destroy_write_struct(&png, NULL);
  *written = writer.position;
  return writer.status;
}
