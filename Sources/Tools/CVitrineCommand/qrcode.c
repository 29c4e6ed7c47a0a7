#include "CVitrineQRCode.h"

#include <dlfcn.h>
#include <stddef.h>

#ifdef __APPLE__
#define LIBRARY "libqrencode.4.dylib"
#else
#define LIBRARY "libqrencode.so.4"
#endif

// The library stays loaded, so opening it again only finds it.
static void *find(const char *function) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, function) : NULL;
}

QRcode *vitrine_qrcode_encode(int count, const unsigned char *bytes) {
  __typeof__(&QRcode_encodeData) encode;
  *(void **)&encode = find("QRcode_encodeData");
  return encode ? encode(count, bytes, 0, QR_ECLEVEL_M) : NULL;
}

void vitrine_qrcode_free(QRcode *code) {
  __typeof__(&QRcode_free) release;
  *(void **)&release = find("QRcode_free");
  if (release) release(code);
}
