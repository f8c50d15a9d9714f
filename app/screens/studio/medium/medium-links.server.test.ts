import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseCreatorAddress } from "#domain/studio/creator-address.ts";
import { checkPrompt } from "#domain/studio/creations.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { answer } from "#engine/answer.ts";
import { readMediaManifest, type MediaThing } from "../../../../seeds/media/manifest.ts";
import { linksOf, musicLinks } from "./medium-links.server.ts";

/** Things as the build has made them. */
const { media } = readMediaManifest(path.resolve("build/media"));
const LOCALES = ["en", "es"] as const;

const wordsOf = ({ title, titleEs, note, noteEs, text }: MediaThing, locale: Locale) => ({
  ...(locale === "es" ? { title: titleEs, note: noteEs } : { title, note }),
  text: text ?? "",
});

const linksIn = (thing: MediaThing, locale: Locale, { hasModel = false, text = thing.text } = {}) =>
  linksOf(
    {
      kind: thing.kind,
      text: thing.text ?? null,
      opensScreen: thing.opens?.screen ?? null,
      opens: thing.opens?.value ?? null,
      opensEs: thing.opens?.valueEs ?? null,
      opensKind: thing.opens?.kind ?? null,
    },
    { ...wordsOf(thing, locale), text: text ?? "" },
    { hasModel, locale },
  );

/** What a link fills the Creator with, and the answer of the rules. */
function follow(to: string) {
  const { prompt, kind } = parseCreatorAddress(new URL(to, "http://localhost").searchParams);
  const answered = answer({
    kind,
    instructions: [prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 1,
  });
  return { prompt, kind, ...answered };
}

const isCreator = ({ to }: { to: string }) => to.startsWith("/creator?");
/** Words of a drawing, without its breaks. */
const drawnWords = (svg: string) =>
  [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, words]) => words).join(" ");
/** Longer words of a text. */
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");

describe.each(LOCALES)("links of things without a model, in %s", (locale) => {
  it("lead to answers of the rules, which are more than the note", () => {
    for (const thing of media)
      for (const { to } of linksIn(thing, locale).filter(isCreator)) {
        const { prompt, version, text } = follow(to);
        expect(checkPrompt(prompt), thing.id).toBeNull();
        expect([thing.id, version]).toEqual([thing.id, "final"]);
        const { note } = wordsOf(thing, locale);
        if (note) expect(letters(text), thing.id).not.toContain(letters(note));
      }
  });

  it("are of every picture, loop, script and start, and of nothing else", () => {
    for (const thing of media)
      expect([thing.id, linksIn(thing, locale).length]).toEqual([
        thing.id,
        ["look", "preset"].includes(thing.kind) ? 0 : 1,
      ]);
    expect(musicLinks({ title: "Mercado", mood: "x" }, { hasModel: false, locale })).toEqual([]);
  });

  it("make a post that says what a picture or a loop shows", () => {
    const shown = media.filter(({ kind }) => kind === "picture" || kind === "loop");
    expect(shown.length).toBeGreaterThan(40);
    for (const thing of shown) {
      const { kind, text, understanding } = follow(linksIn(thing, locale)[0]!.to);
      expect([thing.id, kind, understanding.genre]).toEqual([thing.id, "images", "square-post"]);
      const { title } = wordsOf(thing, locale);
      const words = thing.kind === "loop" ? title.split(": ").at(-1)! : title;
      expect(wordsIn(drawnWords(text)), thing.id).toEqual(expect.arrayContaining(wordsIn(words)));
    }
  });

  it("make a shorter text of a script, also where its blanks are filled with little", () => {
    for (const thing of media.filter(({ kind }) => kind === "script"))
      for (const text of [thing.text!, thing.text!.replace(/\{\w+\}/g, "Té")]) {
        const { version, text: short } = follow(linksIn(thing, locale, { text })[0]!.to);
        expect([thing.id, version]).toEqual([thing.id, "final"]);
        expect(short.length, thing.id).toBeLessThan(thing.text!.length);
      }
  });
});

it.each(LOCALES)("with a model looks, presets and music have a prompt, too, in %s", (locale) => {
  for (const thing of media) {
    const links = linksIn(thing, locale, { hasModel: true });
    expect(links, thing.id).toHaveLength(1);
    if (isCreator(links[0]!)) expect(follow(links[0]!.to).prompt).not.toMatch(/:\s*$/);
  }
  const [music] = musicLinks({ title: "Mercado", mood: "x" }, { hasModel: true, locale });
  expect(follow(music!.to).prompt).toContain("Mercado");
});
