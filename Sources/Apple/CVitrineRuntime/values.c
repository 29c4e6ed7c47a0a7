// Source: ABI/Metadata.h, ABI/ValueWitness.def and RemoteInspection/Records.h of the Swift runtime, whose
// layout is part of the stable ABI of Apple's systems.
#include "discovery.h"

extern const void *swift_getTypeByMangledNameInContext(
    const char *name, size_t length, const void *context, const void *const *arguments)
    __attribute__((swiftcall));

enum { KIND_STRUCTURE = 0x200, KIND_ENUMERATION = 0x201, KIND_TUPLE = 0x301 };
enum { WITNESS_INJECT_TAG = 13, PAYLOAD_CASES_MASK = 0xFFFFFF, FIELD_IS_INDIRECT = 1 };
enum { SHORT_REFERENCE_END = 0x18, LONG_REFERENCE_END = 0x20 };

typedef int fill_value(const void *metadata, void *memory);

struct value_metadata {
  uintptr_t kind;
  const struct value_descriptor *descriptor;
  const void *arguments[];
};

struct value_descriptor {
  uint32_t flags;
  int32_t parent, name, accessor, fields;
  // Of a structure, the number of fields and where their offsets are, in words of the metadata; of an
  // enumeration, the number of cases with values and of those without.
  uint32_t first, second;
};

struct field {
  uint32_t flags;
  int32_t type, name;
};

struct fields {
  int32_t type, superclass;
  uint16_t kind, size;
  uint32_t count;
  struct field fields[];
};

struct tuple_metadata {
  uintptr_t kind;
  size_t count;
  const char *labels;
  // A word on Apple's systems; elsewhere the other half of the word has no value.
  struct {
    const void *type;
    uint32_t offset;
  } elements[];
};

static const void *relative(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

// Names contain references of a fixed length, which can contain zeros.
static size_t length(const char *name) {
  const char *end = name;
  while (*end) {
    unsigned char letter = (unsigned char)*end++;
    if (letter < SHORT_REFERENCE_END) end += sizeof(int32_t);
    else if (letter < LONG_REFERENCE_END) end += sizeof(void *);
  }
  return end - name;
}

static int fill_field(
    const struct value_metadata *type, const struct field *field, void *memory, fill_value *fill) {
  const char *name = relative(&field->type);
  if (!name) return 0;
  const void *found =
      swift_getTypeByMangledNameInContext(name, length(name), type->descriptor, type->arguments);
  return found && fill(found, memory);
}

static int fill_structure(
    const struct value_metadata *type, const struct fields *fields, void *memory, fill_value *fill) {
  const uint32_t *offsets = (const uint32_t *)((const void *const *)type + type->descriptor->second);
  for (uint32_t index = 0; index < fields->count; index++) {
    if (!fill_field(type, &fields->fields[index], (char *)memory + offsets[index], fill)) return 0;
  }
  return 1;
}

static int fill_enumeration(
    const struct value_metadata *type, const struct fields *fields, void *memory, fill_value *fill) {
  typedef __attribute__((swiftcall)) void inject_tag(void *memory, unsigned tag, const void *metadata);
  inject_tag *inject = ((inject_tag *const *const *)type)[-1][WITNESS_INJECT_TAG];
  uint32_t with_values = type->descriptor->first & PAYLOAD_CASES_MASK;
  if (type->descriptor->second) {
    inject(memory, with_values, type);
    return 1;
  }
  for (uint32_t index = 0; index < with_values; index++) {
    const struct field *field = &fields->fields[index];
    if (field->flags & FIELD_IS_INDIRECT || !fill_field(type, field, memory, fill)) continue;
    inject(memory, index, type);
    return 1;
  }
  return 0;
}

int vitrine_fill(const void *metadata, void *memory, fill_value *fill) {
  const struct value_metadata *type = metadata;
  if (type->kind == KIND_TUPLE) {
    const struct tuple_metadata *tuple = metadata;
    for (size_t index = 0; index < tuple->count; index++) {
      char *element = (char *)memory + tuple->elements[index].offset;
      if (!fill(tuple->elements[index].type, element)) return 0;
    }
    return 1;
  }
  if (type->kind != KIND_STRUCTURE && type->kind != KIND_ENUMERATION) return 0;
  const struct fields *fields = relative(&type->descriptor->fields);
  if (!fields) return 0;
  return type->kind == KIND_STRUCTURE ? fill_structure(type, fields, memory, fill)
                                      : fill_enumeration(type, fields, memory, fill);
}
