// What Swift needs of SDL2 and its companions. Macros that cast or call do not import, so they get a name here.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

static inline int csdl_window_position_centred(void) { return (int)SDL_WINDOWPOS_CENTERED; }

static inline Uint32 csdl_pixel_format_argb(void) { return SDL_PIXELFORMAT_ARGB8888; }
static inline Uint32 csdl_pixel_format_rgba_bytes(void) { return SDL_PIXELFORMAT_RGBA32; }
static inline Uint32 csdl_pixel_format_iyuv(void) { return SDL_PIXELFORMAT_IYUV; }

static inline int csdl_play_chunk(Mix_Chunk *chunk) { return Mix_PlayChannel(-1, chunk, 0); }
static inline Mix_Chunk *csdl_load_chunk(const char *path) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    return file ? Mix_LoadWAV_RW(file, 1) : NULL;
}
static inline Uint16 csdl_audio_format(void) { return MIX_DEFAULT_FORMAT; }

static inline SDL_Surface *csdl_load_svg(const char *path, int width, int height) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) return NULL;
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(file, width, height);
    SDL_RWclose(file);
    return surface;
}
