import type { CreationKind } from "#domain/studio/creations.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** Name and icon of each kind of creation. */
export const KINDS: Record<CreationKind, { name: Message; icon: string }> = {
  text: { name: m.creator_kind_text, icon: "i-lucide-pen-line" },
  code: { name: m.creator_kind_code, icon: "i-lucide-code-xml" },
  images: { name: m.creator_kind_images, icon: "i-lucide-image" },
  ui: { name: m.creator_kind_ui, icon: "i-lucide-panels-top-left" },
};
