import type { Locale } from "#domain/preferences/preferences.ts";
import type { VoiceCommand } from "#domain/input/voice-commands.ts";
import * as m from "#app/messages/messages.js";

const NAMES = {
  light: m.shell_theme_light,
  dark: m.shell_theme_dark,
  "gray-subtle": m.shell_theme_gray_subtle,
  "teal-calm": m.shell_theme_teal_calm,
  easy: m.shell_mode_easy,
  creator: m.shell_mode_creator,
} as const;

/** Text that says what a command has changed. */
export const commandText = (command: VoiceCommand, lang: { locale: Locale }): string =>
  "theme" in command
    ? m.island_voice_theme({ name: NAMES[command.theme]({}, lang) }, lang)
    : m.island_voice_mode({ name: NAMES[command.mode]({}, lang) }, lang);
