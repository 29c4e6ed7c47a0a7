#include "CVitrineImage.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
  int status;
  VIImageInfo *info;
} Reader;

static void fail(png_structp png, png_const_charp message) {
  Reader *reader = png_get_error_ptr(png);
  if (reader->status == VI_OK) reader->status = VI_CORRUPT;
  strncpy(reader->info->message, message, VI_MESSAGE_SIZE - 1);
  longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  Reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    reader->status = VI_TRUNCATED;
    png_error(png, "unexpected end of data");
  }
  memcpy(out, reader->bytes + reader->position, count);
  reader->position += count;
}

static png_structp open_reader(Reader *reader, png_infop *info) {
  memset(reader->info->message, 0, VI_MESSAGE_SIZE);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, ignore);
  if (!png) return NULL;
  *info = png_create_info_struct(png);
  if (!*info) png_destroy_read_struct(&png, NULL, NULL);
  return png;
}

static void start(png_structp png, png_infop info, Reader *reader) {
  png_set_read_fn(png, reader, read_bytes);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  // Drops every chunk but IHDR, PLTE, tRNS, IDAT and IEND: text and profiles change no pixel here,
  // and skipping them avoids decompressing them.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
}

int vi_png_info(const uint8_t *bytes, size_t count, VIImageInfo *info) {
  Reader reader = {bytes, count, 0, VI_OK, info};
  png_infop header = NULL;
  png_structp png = open_reader(&reader, &header);
  if (!png) return VI_NO_MEMORY;
  if (setjmp(png_jmpbuf(png)) == 0) {
    start(png, header, &reader);
    info->width = png_get_image_width(png, header);
    info->height = png_get_image_height(png, header);
  }
  png_destroy_read_struct(&png, &header, NULL);
  return reader.status;
}

// Requests 8-bit BGRA from libpng, regardless of the file's format.
static void request_bgra(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  png_set_bgr(png);
}

int vi_png_decode(const uint8_t *bytes, size_t count, VIImageInfo *info, uint8_t *out) {
  Reader reader = {bytes, count, 0, VI_OK, info};
  png_infop header = NULL;
  png_structp png = open_reader(&reader, &header);
  if (!png) return VI_NO_MEMORY;
  if (setjmp(png_jmpbuf(png)) == 0) {
    start(png, header, &reader);
    request_bgra(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, header);
    size_t row_bytes = (size_t)info->width * 4;
    if (png_get_image_width(png, header) != info->width
        || png_get_image_height(png, header) != info->height
        || png_get_rowbytes(png, header) != row_bytes)
      png_error(png, "the header changed between two readings");
    for (int pass = 0; pass < passes; pass++)
      for (uint32_t row = 0; row < info->height; row++)
        png_read_row(png, out + row * row_bytes, NULL);
    png_read_end(png, NULL);
  }
  png_destroy_read_struct(&png, &header, NULL);
  return reader.status;
}
