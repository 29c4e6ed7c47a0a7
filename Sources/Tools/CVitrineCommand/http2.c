#include "CVitrineHTTP2.h"

#include <dlfcn.h>
#include <errno.h>
#include <nghttp2/nghttp2.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#ifdef __APPLE__
#define LIBRARY "libnghttp2.14.dylib"
#define NO_SIGNAL 0
#else
#define LIBRARY "libnghttp2.so.14"
#define NO_SIGNAL MSG_NOSIGNAL
#endif

// Each function has its type in the header.
#define FUNCTIONS(F) \
  F(callbacks_new, nghttp2_session_callbacks_new) \
  F(callbacks_del, nghttp2_session_callbacks_del) \
  F(on_begin_headers, nghttp2_session_callbacks_set_on_begin_headers_callback) \
  F(on_header, nghttp2_session_callbacks_set_on_header_callback) \
  F(on_data, nghttp2_session_callbacks_set_on_data_chunk_recv_callback) \
  F(on_frame, nghttp2_session_callbacks_set_on_frame_recv_callback) \
  F(on_close, nghttp2_session_callbacks_set_on_stream_close_callback) \
  F(server_new, nghttp2_session_server_new) \
  F(session_del, nghttp2_session_del) \
  F(receive, nghttp2_session_mem_recv) \
  F(next_to_send, nghttp2_session_mem_send) \
  F(wants_read, nghttp2_session_want_read) \
  F(wants_write, nghttp2_session_want_write) \
  F(submit_settings, nghttp2_submit_settings) \
  F(submit_response, nghttp2_submit_response) \
  F(submit_reset, nghttp2_submit_rst_stream) \
  F(set_stream, nghttp2_session_set_stream_user_data) \
  F(get_stream, nghttp2_session_get_stream_user_data)

#define DECLARE(name, function) static __typeof__(&function) name;
FUNCTIONS(DECLARE)

#define FIND(name, function) &&(*(void **)&(name) = dlsym(library, #function))

int vitrine_http2_open(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  return library FUNCTIONS(FIND);
}

// The maximum number of concurrent requests of a connection, of headers in one, and of their bytes.
enum { MOST_STREAMS = 32, MOST_HEADERS = 64, MOST_HEADER_BYTES = 16384, MOST_HEADERS_SENT = 16 };

struct connection {
  nghttp2_session *session;
  size_t most_bytes;
  vitrine_http2_handler handler;
  void *context;
  struct vitrine_http2_stream *first;
};

struct vitrine_http2_stream {
  struct connection *connection;
  struct vitrine_http2_stream *previous, *next;
  int32_t id;
  // Alternating names and values.
  char *headers[2 * MOST_HEADERS];
  size_t header_count, header_bytes;
  unsigned char *body;
  size_t body_count, sent;
  // The body of the response, and the number of sent bytes.
  unsigned char *answer;
  size_t answer_count, answer_sent;
};

static void forget(struct vitrine_http2_stream *stream) {
  if (stream->previous) stream->previous->next = stream->next;
  else stream->connection->first = stream->next;
  if (stream->next) stream->next->previous = stream->previous;
  for (size_t index = 0; index < 2 * stream->header_count; index++) free(stream->headers[index]);
  free(stream->body);
  free(stream->answer);
  free(stream);
}

static int begin_headers(nghttp2_session *session, const nghttp2_frame *frame, void *context) {
  struct connection *connection = context;
  if (frame->hd.type != NGHTTP2_HEADERS || frame->headers.cat != NGHTTP2_HCAT_REQUEST) return 0;
  struct vitrine_http2_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE;
  stream->connection = connection;
  stream->id = frame->hd.stream_id;
  stream->next = connection->first;
  if (stream->next) stream->next->previous = stream;
  connection->first = stream;
  set_stream(session, stream->id, stream);
  return 0;
}

static char *copy(const uint8_t *bytes, size_t count) {
  char *text = malloc(count + 1);
  if (!text) return NULL;
  memcpy(text, bytes, count);
  text[count] = 0;
  return text;
}

static int header(
    nghttp2_session *session, const nghttp2_frame *frame, const uint8_t *name, size_t name_count,
    const uint8_t *value, size_t value_count, uint8_t flags, void *context) {
  (void)flags;
  (void)context;
  struct vitrine_http2_stream *stream = get_stream(session, frame->hd.stream_id);
  if (!stream || frame->headers.cat != NGHTTP2_HCAT_REQUEST) return 0;
  stream->header_bytes += name_count + value_count;
  if (stream->header_count == MOST_HEADERS || stream->header_bytes > MOST_HEADER_BYTES)
    return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE;
  char *key = copy(name, name_count), *text = copy(value, value_count);
  if (!key || !text) {
    free(key);
    free(text);
    return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE;
  }
  stream->headers[2 * stream->header_count] = key;
  stream->headers[2 * stream->header_count + 1] = text;
  stream->header_count++;
  return 0;
}

static int data(
    nghttp2_session *session, uint8_t flags, int32_t id, const uint8_t *bytes, size_t count,
    void *context) {
  (void)flags;
  struct connection *connection = context;
  struct vitrine_http2_stream *stream = get_stream(session, id);
  if (!stream) return 0;
  stream->sent = count > SIZE_MAX - stream->sent ? SIZE_MAX : stream->sent + count;
  size_t room = connection->most_bytes - stream->body_count;
  if (count > room) count = room;
  if (!count) return 0;
  unsigned char *body = realloc(stream->body, stream->body_count + count);
  if (!body) return NGHTTP2_ERR_CALLBACK_FAILURE;
  memcpy(body + stream->body_count, bytes, count);
  stream->body = body;
  stream->body_count += count;
  return 0;
}

static int frame_received(nghttp2_session *session, const nghttp2_frame *frame, void *context) {
  struct connection *connection = context;
  int is_request = frame->hd.type == NGHTTP2_HEADERS || frame->hd.type == NGHTTP2_DATA;
  if (!is_request || !(frame->hd.flags & NGHTTP2_FLAG_END_STREAM)) return 0;
  struct vitrine_http2_stream *stream = get_stream(session, frame->hd.stream_id);
  if (stream && !stream->answer) connection->handler(connection->context, stream);
  return 0;
}

static int stream_closed(nghttp2_session *session, int32_t id, uint32_t code, void *context) {
  (void)code;
  (void)context;
  struct vitrine_http2_stream *stream = get_stream(session, id);
  if (stream) {
    set_stream(session, id, NULL);
    forget(stream);
  }
  return 0;
}

const char *vitrine_http2_header(struct vitrine_http2_stream *stream, const char *name) {
  for (size_t index = 0; index < stream->header_count; index++)
    if (!strcmp(stream->headers[2 * index], name)) return stream->headers[2 * index + 1];
  return NULL;
}

size_t vitrine_http2_count(struct vitrine_http2_stream *stream, const char *name) {
  size_t count = 0;
  for (size_t index = 0; index < stream->header_count; index++)
    count += !strcmp(stream->headers[2 * index], name);
  return count;
}

const void *vitrine_http2_body(struct vitrine_http2_stream *stream, size_t *count) {
  *count = stream->body_count;
  return stream->body;
}

size_t vitrine_http2_sent(struct vitrine_http2_stream *stream) { return stream->sent; }

static ssize_t read_answer(
    nghttp2_session *session, int32_t id, uint8_t *buffer, size_t most, uint32_t *flags,
    nghttp2_data_source *source, void *context) {
  (void)session;
  (void)id;
  (void)context;
  struct vitrine_http2_stream *stream = source->ptr;
  size_t count = stream->answer_count - stream->answer_sent;
  if (count > most) count = most;
  memcpy(buffer, stream->answer + stream->answer_sent, count);
  stream->answer_sent += count;
  if (stream->answer_sent == stream->answer_count) *flags |= NGHTTP2_DATA_FLAG_EOF;
  return (ssize_t)count;
}

void vitrine_http2_answer(
    struct vitrine_http2_stream *stream, const char *const *headers, size_t count,
    const void *body, size_t bytes) {
  nghttp2_session *session = stream->connection->session;
  nghttp2_nv fields[MOST_HEADERS_SENT];
  stream->answer = malloc(bytes + 1);
  if (!stream->answer || count > MOST_HEADERS_SENT) {
    submit_reset(session, NGHTTP2_FLAG_NONE, stream->id, NGHTTP2_INTERNAL_ERROR);
    return;
  }
  if (bytes) memcpy(stream->answer, body, bytes);
  stream->answer_count = bytes;
  for (size_t index = 0; index < count; index++) {
    const char *name = headers[2 * index], *value = headers[2 * index + 1];
    fields[index] = (nghttp2_nv){
        (uint8_t *)name, (uint8_t *)value, strlen(name), strlen(value), NGHTTP2_NV_FLAG_NONE};
  }
  nghttp2_data_provider provider = {{.ptr = stream}, read_answer};
  submit_response(session, stream->id, fields, count, bytes ? &provider : NULL);
}

static int send_all(int socket, const uint8_t *bytes, size_t count) {
  while (count) {
    ssize_t sent = send(socket, bytes, count, NO_SIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return 0;
    bytes += sent;
    count -= (size_t)sent;
  }
  return 1;
}

static int send_waiting(nghttp2_session *session, int socket) {
  const uint8_t *bytes;
  ssize_t count;
  while ((count = next_to_send(session, &bytes)) > 0)
    if (!send_all(socket, bytes, (size_t)count)) return 0;
  return count == 0;
}

// Reports the protocol to an HTTP/1 client.
static void refuse(int socket) {
  static const char text[] =
      "HTTP/1.1 505 HTTP Version Not Supported\r\nContent-Type: text/plain\r\nConnection: close\r\n"
      "\r\nthis address speaks HTTP/2 without TLS, with prior knowledge\n";
  send_all(socket, (const uint8_t *)text, sizeof text - 1);
}

// Waits until bytes are received; 0 after the time limit.
static int wait_for_bytes(int socket, int seconds) {
  struct pollfd wait = {socket, POLLIN, 0};
  int ready;
  do ready = poll(&wait, 1, seconds * 1000);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
}

// Whether a client begins with the preface of HTTP/2; other clients must not be sent HTTP/2.
static int begins_as_expected(int socket, int seconds) {
  uint8_t bytes[NGHTTP2_CLIENT_MAGIC_LEN];
  if (!wait_for_bytes(socket, seconds)) return 0;
  ssize_t count = recv(socket, bytes, sizeof bytes, MSG_PEEK);
  if (count <= 0) return 0;
  if (!memcmp(bytes, NGHTTP2_CLIENT_MAGIC, (size_t)count)) return 1;
  refuse(socket);
  // Unread bytes would reset the connection before the response has arrived.
  uint8_t rest[4096];
  shutdown(socket, SHUT_WR);
  while (wait_for_bytes(socket, 1) && recv(socket, rest, sizeof rest, 0) > 0) continue;
  return 0;
}

static void exchange(nghttp2_session *session, int socket, int seconds) {
  uint8_t buffer[16384];
  if (!begins_as_expected(socket, seconds)) return;
  while (send_waiting(session, socket) && (wants_read(session) || wants_write(session))) {
    if (!wait_for_bytes(socket, seconds)) return;
    ssize_t count = recv(socket, buffer, sizeof buffer, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    ssize_t read = receive(session, buffer, (size_t)count);
    if (read < 0) {
      send_waiting(session, socket);
      return;
    }
  }
}

static nghttp2_session *start(struct connection *connection) {
  nghttp2_session_callbacks *callbacks;
  nghttp2_session *session = NULL;
  if (callbacks_new(&callbacks)) return NULL;
  on_begin_headers(callbacks, begin_headers);
  on_header(callbacks, header);
  on_data(callbacks, data);
  on_frame(callbacks, frame_received);
  on_close(callbacks, stream_closed);
  if (server_new(&session, callbacks, connection)) session = NULL;
  callbacks_del(callbacks);
  nghttp2_settings_entry settings[] = {
      {NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, MOST_STREAMS},
      {NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, MOST_HEADER_BYTES}};
  if (session && submit_settings(session, NGHTTP2_FLAG_NONE, settings, 2)) {
    session_del(session);
    session = NULL;
  }
  return session;
}

void vitrine_http2_serve(
    int socket, size_t bytes, int seconds, vitrine_http2_handler handler, void *context) {
  struct connection connection = {
      .most_bytes = bytes, .handler = handler, .context = context};
  connection.session = start(&connection);
  if (connection.session) {
    exchange(connection.session, socket, seconds);
    session_del(connection.session);
  }
  while (connection.first) forget(connection.first);
}
