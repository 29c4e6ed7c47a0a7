// libnghttp2, loaded when an HTTP/2 server is first needed, as CVitrineHTTP loads libmicrohttpd.
#ifndef CVITRINE_HTTP2_H
#define CVITRINE_HTTP2_H

#include <stddef.h>

/// A received request, and the stream of its response.
struct vitrine_http2_stream;

/// Handles a request; calls vitrine_http2_answer before it returns.
typedef void (*vitrine_http2_handler)(void *context, struct vitrine_http2_stream *stream);

/// Loads the library; 0 if it is not installed. The other functions require that it is loaded.
int vitrine_http2_open(void);

/// Serves a connection without TLS until either side ends it, or nothing is received for `seconds`; the
/// socket remains open. `bytes` is the maximum size of a request's body that is stored.
void vitrine_http2_serve(
    int socket, size_t bytes, int seconds, vitrine_http2_handler handler, void *context);

/// Returns a header of a request by its name in lowercase, such as ":path"; null if it does not exist.
const char *vitrine_http2_header(struct vitrine_http2_stream *stream, const char *name);
/// The number of headers with a name.
size_t vitrine_http2_count(struct vitrine_http2_stream *stream, const char *name);
/// The stored body, and its number of bytes.
const void *vitrine_http2_body(struct vitrine_http2_stream *stream, size_t *count);
/// The size of the received body, which may exceed the stored size.
size_t vitrine_http2_sent(struct vitrine_http2_stream *stream);

/// Sends a response: headers as alternating names and values, the first one ":status", and a body.
void vitrine_http2_answer(
    struct vitrine_http2_stream *stream, const char *const *headers, size_t count,
    const void *body, size_t bytes);

#endif
