#ifndef CVITRINE_HASH_H
#define CVITRINE_HASH_H

#include <stddef.h>
#include <stdint.h>

/// Writes the 32 bytes of the SHA-256 of `count` bytes.
///
/// The instructions for it are used where the processor has them, unless `is_portable` is not 0; both
/// ways give the same. Source: FIPS 180-4, "Secure Hash Standard", sections 4.1.2, 5.1.1 and 6.2.
void vitrine_sha256(const uint8_t *bytes, size_t count, int is_portable, uint8_t *hash);

#endif
