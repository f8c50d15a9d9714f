import type { ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Story, type Sign } from "./easy-pictures.tsx";

const STORIES: Record<ItemKind, readonly Sign[]> = {
  space: ["person", "shop", "bubble"],
  artifakt: ["sheet", "person", "check"],
  agentik: ["bubble", "robot", "check"],
  challenge: ["sheet", "clock", "coin"],
};

const WORDS = {
  space: [m.easy_about_space, m.easy_about_space_body],
  artifakt: [m.easy_about_artifakt, m.easy_about_artifakt_body],
  agentik: [m.easy_about_agentik, m.easy_about_agentik_body],
  challenge: [m.easy_about_challenge, m.easy_about_challenge_body],
} as const satisfies Record<ItemKind, unknown>;

const ORDER = ["space", "artifakt", "agentik", "challenge"] as const satisfies readonly ItemKind[];

/** Explains the four kinds of items in pictures and words. */
export function Explainers() {
  const lang = useLang();
  return (
    <section>
      <h2 className="mb-4 text-2xl font-800">{m.easy_about({}, lang)}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ORDER.map((kind) => {
          const [title, body] = WORDS[kind];
          return (
            <li key={kind} className={`kind-${kind} card overflow-hidden`}>
              <Story signs={STORIES[kind]} className="w-full h-24" />
              <div className="p-5">
                <h3 className="text-xl font-700">{title({}, lang)}</h3>
                <p className="text-ink-soft">{body({}, lang)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
