// Source: ABI/Metadata.h and ABI/MetadataValues.h of the Swift runtime. The layout is part of the
// stable ABI of Apple's systems, which Linux shares.
#include "discovery.h"
#include "module.h"
#include <stddef.h>

// Distances to records, put into this section by the compiler; the linker defines both symbols.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak));

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t metadata_accessor;
};

// The location of the type: relative to the record, or by a pointer.
enum { TYPE_KIND_SHIFT = 3, TYPE_KIND_MASK = 7, TYPE_DIRECT = 0, TYPE_INDIRECT = 1 };
enum { DESCRIPTOR_KIND_MASK = 0x1F, DESCRIPTOR_CLASS = 16, DESCRIPTOR_ENUM = 18 };
enum { DESCRIPTOR_IS_GENERIC = 0x80 };

typedef __attribute__((swiftcall)) const void *metadata_accessor(size_t request);

static const void *relative(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

// The lowest bit means that the distance is that of a pointer.
static const void *relative_or_indirect(const int32_t *field) {
  int32_t distance = *field & ~1;
  if (!distance) return NULL;
  const char *place = (const char *)field + distance;
  return *field & 1 ? *(const void *const *)place : place;
}

static const struct type_descriptor *described_type(const struct conformance *record) {
  const void *type = relative(&record->type);
  switch (record->flags >> TYPE_KIND_SHIFT & TYPE_KIND_MASK) {
  case TYPE_DIRECT: return type;
  case TYPE_INDIRECT: return type ? *(const void *const *)type : NULL;
  default: return NULL;
  }
}

static const void *metadata(const struct type_descriptor *type) {
  if (!type || type->flags & DESCRIPTOR_IS_GENERIC) return NULL;
  uint32_t kind = type->flags & DESCRIPTOR_KIND_MASK;
  if (kind < DESCRIPTOR_CLASS || kind > DESCRIPTOR_ENUM) return NULL;
  metadata_accessor *accessor = (metadata_accessor *)relative(&type->metadata_accessor);
  return accessor ? accessor(0) : NULL;
}

static void each_conforming_type(
    struct table table, const void *protocol_descriptor, void *context,
    void (*body)(const void *metadata, void *context)) {
  const int32_t *end = table.end;
  for (const int32_t *entry = table.start; entry < end; entry++) {
    const struct conformance *record = relative(entry);
    if (!record || relative_or_indirect(&record->protocol) != protocol_descriptor) continue;
    const void *type = metadata(described_type(record));
    if (type) body(type, context);
  }
}

void vitrine_conforming_types(
    const void *protocol_descriptor, void *context,
    void (*body)(const void *metadata, void *context)) {
  const struct table tables[] = {
      module_table("vitrine_module_conformances", "vitrine_module_conformances_end"),
      {__start_swift5_protocol_conformances, __stop_swift5_protocol_conformances}};
  for (int index = 0; index < 2; index++) {
    each_conforming_type(tables[index], protocol_descriptor, context, body);
  }
}
