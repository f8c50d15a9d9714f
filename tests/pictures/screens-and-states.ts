import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../support/screens/screens.ts";
import { FOLDS } from "./folds.ts";
import { looksOf, type Look } from "./looks.ts";
import { PENDING_STATES } from "./pending-states.ts";
import type { Shot, Viewer } from "./shot.ts";
import { STATES } from "./states.ts";

const nameOf = (path: string) => path.replace(/[/:?=&*]+/g, "-").replace(/^-|-$/g, "") || "home";

const shotsOf = (screens: readonly { path: string }[], viewer: Viewer, kind: string): Shot[] =>
  screens.map(({ path }) => ({ name: `${kind}-${nameOf(path)}`, path, viewer }));

/** Screens that fill with what one makes: for an account that has made nothing. */
const FRESH = [
  "/",
  "/library",
  "/wallet",
  "/earnings",
  "/payouts",
  "/kits",
  "/inbox",
  "/approvals",
  "/notifications",
  "/creator",
  "/builder",
  "/builder/pages",
  "/builder/pictures",
  "/builder/versions",
  "/spaces/documents",
  "/spaces/tasks",
  "/agentiks?show=mine",
  "/ajustes/tokens",
  "/ajustes/models",
].map((path) => ({ path }));

/** Spanish is longer than English; the narrowest phone. */
const NARROW: readonly Shot[] = SCREENS.map(({ path }) => ({
  name: `narrow-${nameOf(path)}`,
  path,
  viewer: "visitor",
  look: { width: 320, theme: "light", mode: "creator", language: "es" },
}));

/** Every screen of the URL map as a visitor and as its owner, and states that a screen can be in. */
export const SHOTS: readonly Shot[] = [
  ...shotsOf(SCREENS, "visitor", "visitor"),
  ...shotsOf(ITEM_SCREENS, "visitor", "item"),
  ...shotsOf(
    [...SCREENS, ...ACCOUNT_SCREENS].filter(({ path }) => !/^\/(login|signup)/.test(path)),
    "account",
    "own",
  ),
  ...shotsOf(FRESH, "fresh", "empty"),
  { name: "state-second-step", path: "/login/second-step", viewer: "pending" },
  ...FOLDS,
  ...STATES,
  ...PENDING_STATES,
  ...NARROW,
];

/** The looks that a shot is taken in. */
export const looksOfShot = ({ name, look, widths }: Shot): readonly Look[] =>
  look ? [look] : looksOf(name).filter(({ width }) => !widths || widths.includes(width));
