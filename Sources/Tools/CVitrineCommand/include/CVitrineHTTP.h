// libmicrohttpd, loaded when a server is first needed: linking it would slow down every start of the command.
#ifndef CVITRINE_HTTP_H
#define CVITRINE_HTTP_H

#include <microhttpd.h>
#include <stddef.h>

/// Loads the library; 0 if it is not installed. The other functions require that it is loaded.
int vitrine_http_open(void);

/// Starts a server; null on failure, with the reason in `errno`.
struct MHD_Daemon *vitrine_http_start(
    unsigned int flags, MHD_AccessHandlerCallback answer, void *context,
    struct MHD_OptionItem *options);
/// Ends a server and its connections.
void vitrine_http_stop(struct MHD_Daemon *server);

/// Creates a response with a copy of bytes; null if memory is exhausted.
struct MHD_Response *vitrine_http_bytes(size_t count, const void *bytes);
/// Creates a response whose bytes are streamed, of unknown length; null if memory is exhausted.
struct MHD_Response *vitrine_http_stream(
    size_t block, MHD_ContentReaderCallback reader, void *context,
    MHD_ContentReaderFreeCallback end);
void vitrine_http_add_header(struct MHD_Response *response, const char *name, const char *value);
/// Sends a response.
enum MHD_Result vitrine_http_queue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
/// Releases a response; one that is being sent lasts until it is complete.
void vitrine_http_release(struct MHD_Response *response);

/// Returns a header of a request; null if it does not exist.
const char *vitrine_http_header(struct MHD_Connection *connection, const char *name);
/// Calls `iterator` with each name and value of the query.
void vitrine_http_query(
    struct MHD_Connection *connection, MHD_KeyValueIterator iterator, void *context);

#endif
