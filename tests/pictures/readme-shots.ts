import type { Theme } from "#domain/preferences/preferences.ts";
import type { Look } from "./looks.ts";
import type { Shot } from "./shot.ts";

/** A picture of README. */
export interface ReadmeShot extends Shot {
  look: Look;
  viewport: { width: number; height: number };
  /** Pixels of the file for each of the viewport. */
  scale: number;
}

const LAPTOP = { width: 1440, height: 1160, scale: 1 } as const;
const PHONE = { width: 360, height: 780, scale: 2 } as const;

const shotOf = (
  name: string,
  path: string,
  { width, height, scale }: typeof LAPTOP | typeof PHONE,
  theme: Theme,
): ReadmeShot => ({
  name,
  path,
  viewer: "visitor",
  isViewport: true,
  look: { width, theme, mode: "creator", language: "en" },
  viewport: { width, height },
  scale,
});

/** What a stranger sees first of Plaza, of the seeded example. */
export const README_SHOTS: readonly ReadmeShot[] = [
  shotOf("home-laptop", "/", LAPTOP, "dark"),
  shotOf("artifakts-laptop", "/artifakts", LAPTOP, "light"),
  shotOf("artifakt-phone", "/artifakts/artifakt-1", PHONE, "light"),
  shotOf("space-phone", "/spaces/space-cafe", PHONE, "teal-calm"),
  shotOf("agentik-phone", "/inbox/thread-cafe-orders-16", PHONE, "dark"),
];
