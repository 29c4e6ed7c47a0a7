#include "CVitrineHTTP.h"

#include <dlfcn.h>

#ifdef __APPLE__
#define LIBRARY "libmicrohttpd.12.dylib"
#else
#define LIBRARY "libmicrohttpd.so.12"
#endif

// Each function has its type in the header.
static __typeof__(&MHD_start_daemon) start_daemon;
static __typeof__(&MHD_stop_daemon) stop_daemon;
static __typeof__(&MHD_create_response_from_buffer) response_from_buffer;
static __typeof__(&MHD_create_response_from_callback) response_from_callback;
static __typeof__(&MHD_add_response_header) add_response_header;
static __typeof__(&MHD_queue_response) queue_response;
static __typeof__(&MHD_destroy_response) destroy_response;
static __typeof__(&MHD_lookup_connection_value) lookup_value;
static __typeof__(&MHD_get_connection_values) get_values;

#define FIND(name, function) (*(void **)&(name) = dlsym(library, #function))

int vitrine_http_open(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  return library && FIND(start_daemon, MHD_start_daemon) && FIND(stop_daemon, MHD_stop_daemon) &&
         FIND(response_from_buffer, MHD_create_response_from_buffer) &&
         FIND(response_from_callback, MHD_create_response_from_callback) &&
         FIND(add_response_header, MHD_add_response_header) &&
         FIND(queue_response, MHD_queue_response) &&
         FIND(destroy_response, MHD_destroy_response) &&
         FIND(lookup_value, MHD_lookup_connection_value) &&
         FIND(get_values, MHD_get_connection_values);
}

struct MHD_Daemon *vitrine_http_start(
    unsigned int flags, MHD_AccessHandlerCallback answer, void *context,
    struct MHD_OptionItem *options) {
  return start_daemon(
      flags, 0, NULL, NULL, answer, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

void vitrine_http_stop(struct MHD_Daemon *server) { stop_daemon(server); }

struct MHD_Response *vitrine_http_bytes(size_t count, const void *bytes) {
  return response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *vitrine_http_stream(
    size_t block, MHD_ContentReaderCallback reader, void *context,
    MHD_ContentReaderFreeCallback end) {
  return response_from_callback(MHD_SIZE_UNKNOWN, block, reader, context, end);
}

void vitrine_http_add_header(struct MHD_Response *response, const char *name, const char *value) {
  add_response_header(response, name, value);
}

enum MHD_Result vitrine_http_queue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return queue_response(connection, status, response);
}

void vitrine_http_release(struct MHD_Response *response) { destroy_response(response); }

const char *vitrine_http_header(struct MHD_Connection *connection, const char *name) {
  return lookup_value(connection, MHD_HEADER_KIND, name);
}

void vitrine_http_query(
    struct MHD_Connection *connection, MHD_KeyValueIterator iterator, void *context) {
  get_values(connection, MHD_GET_ARGUMENT_KIND, iterator, context);
}
