import CSDL2

/// The default sound device, open. Kept open: HDMI needs time to lock, and opening for each sound would cut it off.
struct SoundDevice: ~Copyable {
    init() throws(StageError) {
        SDL_SetMainReady()
        let started = SDL_InitSubSystem(SDL_INIT_AUDIO)
        guard started == 0 else { throw .sdl(.refused, "SDL_InitSubSystem", "sound") }
        // Always the same format, so that loaded sounds outlive a device; SDL converts for the hardware. No name: that
        // of a raw HDMI device would bypass the mixing.
        let opened = Mix_OpenAudioDevice(44100, csdl_audio_format(), 2, 1024, nil, 0)
        guard opened == 0 else {
            let error = StageError.sdl(.refused, "Mix_OpenAudioDevice", "sound")
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
            throw error
        }
    }

    deinit {
        Mix_CloseAudio()
        SDL_QuitSubSystem(SDL_INIT_AUDIO)
    }

    /// False after the device was unplugged.
    var isAlive: Bool {
        // SDL_mixer does not tell its device; SDL numbers open devices from 2 and stops those that vanish.
        (2..<18).contains { SDL_GetAudioDeviceStatus(SDL_AudioDeviceID($0)) != SDL_AUDIO_STOPPED }
    }
}
