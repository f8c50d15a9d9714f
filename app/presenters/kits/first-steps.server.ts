import type { Locale } from "#domain/preferences/preferences.ts";
import { hasFixedRows, type Kit, type KitPart } from "#domain/shop/kits/kit.ts";
import * as m from "#app/messages/messages.js";
import type { AddedPart } from "#db/queries/shop/kits/find-holding.ts";
import type { ShownPart } from "#app/ui/kits/part-list.tsx";

/** The most steps that are shown. */
const STEPS_MAX = 3;

/** Order of first steps: parts to fill in, then those that work, then those to read. */
const ORDER: readonly KitPart["kind"][] = [
  "table",
  "page",
  "agentik",
  "schedule",
  "creator",
  "document",
  "command",
  "sound",
];

/** A first step with an app. */
export interface FirstStep {
  key: string;
  text: string;
  to: string;
}

/**
 * The first steps with what a kit has added, one of each kind before a second one of any. Done
 * steps are left out: an agentik that was launched.
 *
 * @param here its parts that are there
 */
export function firstSteps(
  kit: Kit,
  here: readonly ShownPart[],
  added: readonly AddedPart[],
  lang: { locale: Locale },
): FirstStep[] {
  const launched = new Set(
    added.filter(({ status }) => status === "active").map(({ partKey }) => partKey),
  );
  const open = here.filter(({ key, to }) => to !== undefined && !launched.has(key));
  const rank = (part: ShownPart) => ({
    part,
    turn: open.filter(({ kind }) => kind === part.kind).indexOf(part),
    kind: ORDER.indexOf(part.kind),
  });
  return open
    .map(rank)
    .sort((one, other) => one.turn - other.turn || one.kind - other.kind)
    .slice(0, STEPS_MAX)
    .map(({ part: shown }) => {
      const part = kit.parts.find(({ key }) => key === shown.key)!;
      return { key: shown.key, ...stepOf(part, shown, lang) };
    });
}

function stepOf(
  part: KitPart,
  { name, to = "" }: ShownPart,
  lang: { locale: Locale },
): Pick<FirstStep, "text" | "to"> {
  switch (part.kind) {
    case "table":
      return hasFixedRows(part)
        ? { text: m.kits_start_fill({ name }, lang), to }
        : { text: m.kits_start_row({ name }, lang), to: `${to}?row=new#row` };
    case "page":
      return { text: m.kits_start_page({}, lang), to };
    case "agentik":
      return { text: m.kits_start_agentik({ name }, lang), to };
    case "schedule":
      return { text: m.kits_start_schedule({ name }, lang), to };
    case "creator":
      return { text: m.kits_start_creator({ name }, lang), to };
    case "document":
      return { text: m.kits_start_document({ name }, lang), to };
    case "command":
      return { text: m.kits_start_command({ name }, lang), to };
    case "sound":
      return { text: m.kits_start_sound({ name }, lang), to };
  }
}
