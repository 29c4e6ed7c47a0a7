#define _GNU_SOURCE
#include "discovery.h"
#include <dlfcn.h>

// Swift's methods that replace those of Foundation; missing in programs without them.
#define METHOD(NAME) extern void NAME(void) __attribute__((weak))
METHOD(vitrine_bundle_string);
METHOD(vitrine_bundle_localizations);
METHOD(vitrine_bundle_preferred);
METHOD(vitrine_bundle_development);

void vitrine_localize_bundles(void) {
#ifdef __linux__
  const struct { const char *symbol; void (*method)(void); } methods[] = {
      {"$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF", vitrine_bundle_string},
      {"$s10Foundation6BundleC13localizationsSaySSGvg", vitrine_bundle_localizations},
      {"$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", vitrine_bundle_preferred},
      {"$s10Foundation6BundleC23developmentLocalizationSSSgvg", vitrine_bundle_development},
  };
  // Overridable methods are called through the words of their class. Swift's ABI: two words, and the sizes
  // of flags and instances; then the size of the metadata, and how much of it lies before the class.
  uintptr_t *words = dlsym(RTLD_DEFAULT, "$s10Foundation6BundleCN");
  if (!words) return;
  const uint32_t *sizes = (const uint32_t *)words;
  size_t count = (sizes[8] - sizes[9]) / sizeof *words;
  for (size_t index = 0; index < sizeof methods / sizeof *methods; index++) {
    uintptr_t old = (uintptr_t)dlsym(RTLD_DEFAULT, methods[index].symbol);
    if (!old || !methods[index].method) continue;
    for (size_t word = 0; word < count; word++)
      if (words[word] == old) words[word] = (uintptr_t)methods[index].method;
  }
#endif
}
