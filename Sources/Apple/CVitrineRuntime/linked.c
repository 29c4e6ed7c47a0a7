#include "discovery.h"

// Defined if the modules that draw views and archive widgets are linked.
extern void *vitrine_make_view_painter(void) __attribute__((weak));
extern void *vitrine_make_graphics_painter(void) __attribute__((weak));
extern void *vitrine_make_widget_runner(void) __attribute__((weak));

void *vitrine_linked_view_painter(void) {
  return vitrine_make_view_painter ? vitrine_make_view_painter() : 0;
}

void *vitrine_linked_graphics_painter(void) {
  return vitrine_make_graphics_painter ? vitrine_make_graphics_painter() : 0;
}

void *vitrine_linked_widget_runner(void) {
  return vitrine_make_widget_runner ? vitrine_make_widget_runner() : 0;
}
