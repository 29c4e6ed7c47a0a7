// libnghttp2, opened when a server of HTTP/2 is first needed, as CVitrineHTTP opens libmicrohttpd.
#ifndef CVITRINE_HTTP2_H
#define CVITRINE_HTTP2_H

#include <stddef.h>

/// A request that has arrived, and the stream that its answer goes to.
struct vitrine_http2_stream;

/// Answers a request by vitrine_http2_answer, before it returns.
typedef void (*vitrine_http2_handler)(void *context, struct vitrine_http2_stream *stream);

/// Opens the library; 0 when it is not installed. The other functions may be called once it is open.
int vitrine_http2_open(void);

/// Serves a connection without TLS until either side ends it, or nothing comes for `seconds`; the socket
/// stays open. `bytes` is the most that is kept of a request's body.
void vitrine_http2_serve(
    int socket, size_t bytes, int seconds, vitrine_http2_handler handler, void *context);

/// A header of a request by its name in lower case, such as ":path"; null where it has none.
const char *vitrine_http2_header(struct vitrine_http2_stream *stream, const char *name);
/// How often a header occurs.
size_t vitrine_http2_count(struct vitrine_http2_stream *stream, const char *name);
/// The body, and how many bytes of it are kept.
const void *vitrine_http2_body(struct vitrine_http2_stream *stream, size_t *count);
/// How many bytes were sent, of which no more than the most are kept.
size_t vitrine_http2_sent(struct vitrine_http2_stream *stream);

/// Sends an answer: headers as names and values by turns, the first of them ":status", and a body.
void vitrine_http2_answer(
    struct vitrine_http2_stream *stream, const char *const *headers, size_t count,
    const void *body, size_t bytes);

#endif
