import type { Theme } from "#domain/preferences/preferences.ts";
import type { Look } from "./looks.ts";
import type { Shot } from "./shot.ts";

const LAPTOP = { width: 1440, mode: "creator" } as const;
const PHONE = { width: 390, mode: "creator" } as const;

/** A catalogue's first screen on a laptop, and on a phone in another theme and language. */
const foldsOf = (kind: string, laptop: Theme, phone: Theme): Shot[] => {
  const first = (look: Look, name: string): Shot => ({
    name: `${name}-${kind}`,
    path: `/${kind}`,
    viewer: "visitor",
    isViewport: true,
    look,
  });
  return [
    first({ ...LAPTOP, theme: laptop, language: "en" }, "laptop"),
    first({ ...PHONE, theme: phone, language: "es" }, "phone"),
  ];
};

/** What is seen before anything is scrolled: 1440 x 900 and 390 x 800 px. */
export const FOLDS: readonly Shot[] = [
  ...foldsOf("spaces", "gray-subtle", "dark"),
  ...foldsOf("artifakts", "dark", "light"),
  ...foldsOf("agentiks", "teal-calm", "gray-subtle"),
  ...foldsOf("challenges", "light", "teal-calm"),
  ...foldsOf("marketplace", "dark", "dark"),
  {
    name: "phone-home",
    path: "/",
    viewer: "visitor",
    isViewport: true,
    look: { ...PHONE, theme: "dark", language: "es" },
  },
  {
    name: "phone-creator",
    path: "/creator",
    viewer: "visitor",
    isViewport: true,
    look: { ...PHONE, theme: "dark", language: "es" },
  },
];
