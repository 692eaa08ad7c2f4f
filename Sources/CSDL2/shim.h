// What Swift needs of SDL2 and its companions. Macros that cast or call do not import, so they get a name here.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

static inline int csdl_window_position_centred(void) { return (int)SDL_WINDOWPOS_CENTERED; }
