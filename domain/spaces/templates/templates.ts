import type { Locale } from "#domain/preferences/preferences.ts";
import type { TemplateContent } from "./template-content.ts";
import { AGENCY } from "./agency.ts";
import { RESTAURANT } from "./restaurant.ts";
import { SHOP } from "./shop.ts";
import { WORKSHOP } from "./workshop.ts";

export const SPACE_TEMPLATES = ["restaurant", "shop", "agency", "workshop"] as const;
export type SpaceTemplate = (typeof SPACE_TEMPLATES)[number];

const CONTENTS: Readonly<Record<SpaceTemplate, Readonly<Record<Locale, TemplateContent>>>> = {
  restaurant: RESTAURANT,
  shop: SHOP,
  agency: AGENCY,
  workshop: WORKSHOP,
};

/** Content of a space's template, in a language. */
export const templateContent = (template: SpaceTemplate, language: Locale): TemplateContent =>
  CONTENTS[template][language];
