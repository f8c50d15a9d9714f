import type { CreationKind } from "#app/domain/creations.ts";
import type { Locale } from "#app/domain/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** How a kind of creation is called, what stands for it, and which tile its stall wears. */
export const KINDS: Record<CreationKind, { name: Message; icon: string; drawing: number }> = {
  text: { name: m.creator_kind_text, icon: "i-lucide-pen-line", drawing: 4 },
  code: { name: m.creator_kind_code, icon: "i-lucide-code-xml", drawing: 2 },
  images: { name: m.creator_kind_images, icon: "i-lucide-image", drawing: 5 },
  ui: { name: m.creator_kind_ui, icon: "i-lucide-panels-top-left", drawing: 3 },
};
