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

/** The example prompts of each column (spec 2 "Creator"). */
export const EXAMPLES: Record<CreationKind, readonly Message[]> = {
  text: [m.creator_text_late, m.creator_text_menu, m.creator_text_news],
  code: [m.creator_code_tips, m.creator_code_stock, m.creator_code_booking],
  images: [m.creator_images_brunch, m.creator_images_salsa, m.creator_images_icons],
  ui: [m.creator_ui_booking, m.creator_ui_sales, m.creator_ui_loyalty],
};
