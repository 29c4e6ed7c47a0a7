// libqrencode, loaded when a code is first needed, as CVitrineHTTP loads libmicrohttpd.
#ifndef CVITRINE_QRCODE_H
#define CVITRINE_QRCODE_H

#include <qrencode.h>

/// Encodes bytes as a QR code with error correction of level M; null if there are too many of them, or the
/// library is not installed. `vitrine_qrcode_free` releases it.
QRcode *vitrine_qrcode_encode(int count, const unsigned char *bytes);
/// Releases a code.
void vitrine_qrcode_free(QRcode *code);

#endif
