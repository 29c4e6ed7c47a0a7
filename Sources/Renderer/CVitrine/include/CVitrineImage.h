#pragma once
#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg report errors by longjmp, which must never cross a Swift frame. These
// functions contain every call that can jump; they return a status and store a message instead.

/// The result of a call.
enum VIStatus {
  VI_OK = 0,
  /// The data ended too early.
  VI_TRUNCATED = 1,
  /// The data is invalid; the message describes why.
  VI_CORRUPT = 2,
  /// Memory ran out.
  VI_NO_MEMORY = 3,
};

/// The layout of the four bytes of a decoded pixel.
enum VIInks {
  /// Blue, green, red, alpha.
  VI_NO_INKS = 0,
  /// Cyan, magenta, yellow, black; 255 is full ink.
  VI_INKS = 1,
  /// Cyan, magenta, yellow, black; 0 is full ink, as Adobe's files have it.
  VI_INVERTED_INKS = 2,
};

enum { VI_MESSAGE_SIZE = 208 };

/// The header of a file, or the reason why it could not be read.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Set by the caller: whether CMYK is not converted, because a colour profile converts it.
  uint8_t keeps_inks;
  /// Set by the decoder: one of `VIInks`.
  uint8_t inks;
  char message[VI_MESSAGE_SIZE];
} VIImageInfo;

/// Reads the size of a PNG file.
int vi_png_info(const uint8_t *bytes, size_t count, VIImageInfo *info);

/// Decodes a PNG file into straight BGRA rows of `info->width * 4` bytes.
///
/// `info` must be the result of `vi_png_info` for the same bytes, and `out` have width * height * 4 bytes.
int vi_png_decode(const uint8_t *bytes, size_t count, VIImageInfo *info, uint8_t *out);

/// Reads the size of a JPEG file.
int vi_jpeg_info(const uint8_t *bytes, size_t count, VIImageInfo *info);

/// Decodes a JPEG file into opaque BGRA rows of `info->width * 4` bytes, or rows of inks.
///
/// `info` must be the result of `vi_jpeg_info` for the same bytes, and `out` have width * height * 4 bytes.
int vi_jpeg_decode(const uint8_t *bytes, size_t count, VIImageInfo *info, uint8_t *out);

/// Converts `count` pixels of inks on white to opaque BGRA in place.
void vi_convert_inks(uint8_t *pixels, size_t count, int inverted);

