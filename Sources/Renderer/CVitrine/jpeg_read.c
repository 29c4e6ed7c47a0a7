#include "CVitrineImage.h"

#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// A progressive file of a few kilobytes can require thousands of passes over a large picture.
enum { MAXIMUM_SCANS = 200 };

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  int status;
  VIImageInfo *info;
} Failure;

static void fail(j_common_ptr codec) {
  Failure *failure = (Failure *)codec->err;
  char message[JMSG_LENGTH_MAX];
  (*codec->err->format_message)(codec, message);
  strncpy(failure->info->message, message, VI_MESSAGE_SIZE - 1);
  int code = codec->err->msg_code;
  failure->status = code == JERR_OUT_OF_MEMORY                            ? VI_NO_MEMORY
                    : code == JERR_INPUT_EOF || code == JERR_INPUT_EMPTY ? VI_TRUNCATED
                                                                          : VI_CORRUPT;
  longjmp(failure->jump, 1);
}

// libjpeg paints the rest of a broken picture grey and only warns; such warnings are errors here.
static void judge_warning(j_common_ptr codec, int level) {
  if (level >= 0) return;
  Failure *failure = (Failure *)codec->err;
  switch (codec->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
      strncpy(failure->info->message, "unexpected end of data", VI_MESSAGE_SIZE - 1);
      failure->status = VI_TRUNCATED;
      longjmp(failure->jump, 1);
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_BOGUS_PROGRESSION:
      fail(codec);
    default:
      break;
  }
}

static void limit_scans(j_common_ptr codec) {
  if (!codec->is_decompressor || ((j_decompress_ptr)codec)->input_scan_number <= MAXIMUM_SCANS)
    return;
  Failure *failure = (Failure *)codec->err;
  strncpy(failure->info->message, "too many scans", VI_MESSAGE_SIZE - 1);
  failure->status = VI_CORRUPT;
  longjmp(failure->jump, 1);
}

static void prepare(j_decompress_ptr jpeg, Failure *failure, VIImageInfo *info) {
  memset(info->message, 0, VI_MESSAGE_SIZE);
  memset(jpeg, 0, sizeof *jpeg);
  failure->status = VI_OK;
  failure->info = info;
  jpeg->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.emit_message = judge_warning;
}

static void start(j_decompress_ptr jpeg, const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(jpeg);
  jpeg_mem_src(jpeg, (unsigned char *)bytes, count);
  jpeg_read_header(jpeg, TRUE);
}

int vi_jpeg_info(const uint8_t *bytes, size_t count, VIImageInfo *info) {
  struct jpeg_decompress_struct jpeg;
  Failure failure;
  prepare(&jpeg, &failure, info);
  if (setjmp(failure.jump) == 0) {
    start(&jpeg, bytes, count);
    info->width = jpeg.image_width;
    info->height = jpeg.image_height;
  }
  jpeg_destroy_decompress(&jpeg);
  return failure.status;
}

static uint8_t multiply(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

void vi_convert_inks(uint8_t *row, size_t count, int inverted) {
  unsigned flip = inverted ? 0 : 255;
  for (size_t x = 0; x < count; x++, row += 4) {
    unsigned black = row[3] ^ flip;
    uint8_t red = multiply(row[0] ^ flip, black);
    uint8_t green = multiply(row[1] ^ flip, black);
    uint8_t blue = multiply(row[2] ^ flip, black);
    row[0] = blue;
    row[1] = green;
    row[2] = red;
    row[3] = 0xff;
  }
}

static void read_rows(j_decompress_ptr jpeg, VIImageInfo *info, uint8_t *out) {
  int is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  if (jpeg->output_width != info->width || jpeg->output_height != info->height
      || jpeg->output_components != 4)
    ERREXIT(jpeg, JERR_BAD_STATE);
  while (jpeg->output_scanline < jpeg->output_height) {
    uint8_t *row = out + (size_t)jpeg->output_scanline * info->width * 4;
    jpeg_read_scanlines(jpeg, &row, 1);
    if (is_cmyk && !info->keeps_inks) vi_convert_inks(row, info->width, jpeg->saw_Adobe_marker);
  }
  if (is_cmyk && info->keeps_inks)
    info->inks = jpeg->saw_Adobe_marker ? VI_INVERTED_INKS : VI_INKS;
  jpeg_finish_decompress(jpeg);
}

int vi_jpeg_decode(const uint8_t *bytes, size_t count, VIImageInfo *info, uint8_t *out) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress = {.progress_monitor = limit_scans};
  Failure failure;
  prepare(&jpeg, &failure, info);
  if (setjmp(failure.jump) == 0) {
    start(&jpeg, bytes, count);
    jpeg.progress = &progress;
    read_rows(&jpeg, info, out);
  }
  jpeg_destroy_decompress(&jpeg);
  return failure.status;
}
