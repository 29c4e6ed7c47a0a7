// libmicrohttpd, opened when a server is first needed: linked, it would cost every start of the command.
#ifndef CVITRINE_HTTP_H
#define CVITRINE_HTTP_H

#include <microhttpd.h>
#include <stddef.h>

/// Opens the library; 0 when it is not installed. The other functions may be called once it is open.
int vitrine_http_open(void);

/// Starts a server; null when it cannot be, and `errno` says why.
struct MHD_Daemon *vitrine_http_start(
    unsigned int flags, MHD_AccessHandlerCallback answer, void *context,
    struct MHD_OptionItem *options);
/// Ends a server and its connections.
void vitrine_http_stop(struct MHD_Daemon *server);

/// A response that is a copy of some bytes; null without memory.
struct MHD_Response *vitrine_http_bytes(size_t count, const void *bytes);
/// A response whose bytes come one after the other, as many as there are; null without memory.
struct MHD_Response *vitrine_http_stream(
    size_t block, MHD_ContentReaderCallback reader, void *context,
    MHD_ContentReaderFreeCallback end);
void vitrine_http_add_header(struct MHD_Response *response, const char *name, const char *value);
/// Sends a response.
enum MHD_Result vitrine_http_queue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
/// Gives a response up; one that is being sent lives until its end.
void vitrine_http_release(struct MHD_Response *response);

/// A header of a request; null where it has none.
const char *vitrine_http_header(struct MHD_Connection *connection, const char *name);
/// Calls `iterator` with each name and value behind the question mark of an address.
void vitrine_http_query(
    struct MHD_Connection *connection, MHD_KeyValueIterator iterator, void *context);

#endif
