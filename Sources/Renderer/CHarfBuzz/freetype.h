#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H

// Macros with casts and shifts, which Swift does not import.

static inline int vitrine_ft_is_open_type(FT_Face face) { return FT_IS_SFNT(face) ? 1 : 0; }
static inline int vitrine_ft_has_outlines(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
static inline int vitrine_ft_has_pictures(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }
static inline int vitrine_ft_is_bold(FT_Face face) { return (face->style_flags & FT_STYLE_FLAG_BOLD) ? 1 : 0; }
static inline int vitrine_ft_is_italic(FT_Face face) { return (face->style_flags & FT_STYLE_FLAG_ITALIC) ? 1 : 0; }

/// Loads a glyph's outline in font units, without hinting.
static inline FT_Error vitrine_ft_load_outline(FT_Face face, FT_UInt glyph) {
  FT_Error failure = FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  if (failure) return failure;
  return face->glyph->format == FT_GLYPH_FORMAT_OUTLINE ? 0 : FT_Err_Invalid_Glyph_Format;
}

/// Loads a glyph of the selected bitmap strike.
static inline FT_Error vitrine_ft_load_bitmap(FT_Face face, FT_UInt glyph) {
  FT_Error failure = FT_Load_Glyph(face, glyph, FT_LOAD_DEFAULT);
  if (failure) return failure;
  return face->glyph->format == FT_GLYPH_FORMAT_BITMAP ? 0 : FT_Err_Invalid_Glyph_Format;
}

/// Selects the Unicode character map.
static inline FT_Error vitrine_ft_select_unicode(FT_Face face) { return FT_Select_Charmap(face, FT_ENCODING_UNICODE); }
