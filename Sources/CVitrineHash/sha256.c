#include "CVitrineHash.h"
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

enum { block_bytes = 64 };

typedef void (*compressor)(uint32_t *state, const uint8_t *blocks, size_t count);

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void compress(uint32_t *state, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += block_bytes) {
    uint32_t w[64], s[8];
    for (int i = 0; i < 16; i++) w[i] = big_endian(blocks + 4 * i);
    for (int i = 16; i < 64; i++) {
      uint32_t early = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
      uint32_t late = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + early + w[i - 7] + late;
    }
    memcpy(s, state, sizeof s);
    for (int i = 0; i < 64; i++) {
      uint32_t first = s[7] + (rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)) +
                       (s[6] ^ (s[4] & (s[5] ^ s[6]))) + constants[i] + w[i];
      uint32_t second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) +
                        ((s[0] & s[1]) | (s[2] & (s[0] | s[1])));
      memmove(s + 1, s, 7 * sizeof *s);
      s[4] += first;
      s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) state[i] += s[i];
  }
}

#if defined(__x86_64__)

/// Instructions want the state as the words a, b, e, f and c, d, g, h; four rounds take two of them.
__attribute__((target("sha,sse4.1,ssse3"))) static void compress_with_instructions(
    uint32_t *state, const uint8_t *blocks, size_t count) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i front = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i back = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(front, back, 8);
  __m128i cdgh = _mm_blend_epi16(back, front, 0xF0);
  for (; count > 0; count--, blocks += block_bytes) {
    const __m128i old_abef = abef, old_cdgh = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), order);
    }
#pragma unroll
    for (int i = 0; i < 16; i++) {
      __m128i *now = &w[i & 3];
      const __m128i *next = &w[(i + 1) & 3], *third = &w[(i + 2) & 3], *last = &w[(i + 3) & 3];
      __m128i sum = _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (i >= 12) continue;
      __m128i mixed =
          _mm_add_epi32(_mm_sha256msg1_epu32(*now, *next), _mm_alignr_epi8(*last, *third, 4));
      *now = _mm_sha256msg2_epu32(mixed, *last);
    }
    abef = _mm_add_epi32(abef, old_abef);
    cdgh = _mm_add_epi32(cdgh, old_cdgh);
  }
  front = _mm_shuffle_epi32(abef, 0x1B);
  back = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(front, back, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(back, front, 8));
}

static int has_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1) || !(c & bit_SSSE3)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

#endif

static compressor best(int is_portable) {
#if defined(__x86_64__)
  if (!is_portable && has_instructions()) return compress_with_instructions;
#endif
  (void)is_portable;
  return compress;
}

void vitrine_sha256(const uint8_t *bytes, size_t count, int is_portable, uint8_t *hash) {
  uint32_t state[8] = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  };
  compressor compressor = best(is_portable);
  size_t blocks = count / block_bytes, rest = count % block_bytes;
  if (blocks > 0) compressor(state, bytes, blocks);
  // The last bytes, a bit that ends them, zeros, and the length of all in bits.
  uint8_t tail[2 * block_bytes] = {0};
  if (rest > 0) memcpy(tail, bytes + count - rest, rest);
  tail[rest] = 0x80;
  size_t end = rest < block_bytes - 8 ? block_bytes : 2 * block_bytes;
  for (int i = 0; i < 8; i++) tail[end - 1 - (size_t)i] = (uint8_t)((uint64_t)count * 8 >> (8 * i));
  compressor(state, tail, end / block_bytes);
  for (int i = 0; i < 32; i++) hash[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
