#include "discovery.h"
#include "module.h"

// The linker defines both where the section exists.
extern vitrine_preview __start_vitrine_previews[] __attribute__((weak));
extern vitrine_preview __stop_vitrine_previews[] __attribute__((weak));

static void each_preview(struct table table, void (*body)(vitrine_preview preview)) {
  const vitrine_preview *end = table.end;
  for (const vitrine_preview *entry = table.start; entry < end; entry++) {
    if (*entry) body(*entry);
  }
}

void vitrine_previews(void (*body)(vitrine_preview preview)) {
  // A program is linked in the same order.
  each_preview(module_table("__start_vitrine_previews", "__stop_vitrine_previews"), body);
  each_preview((struct table){__start_vitrine_previews, __stop_vitrine_previews}, body);
}
