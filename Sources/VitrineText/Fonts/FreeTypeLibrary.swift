import CFreeType

/// FreeType's library object, closed with its owner; faces opened in it must not outlive it.
struct FreeTypeLibrary: ~Copyable {
  let pointer: FT_Library?

  init() {
    var library: FT_Library?
    pointer = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    FT_Done_FreeType(pointer)
  }
}
