import fs from "node:fs";
import { expect, it } from "vitest";
import { notificationText } from "./notification-text.ts";

it.each([
  ["en", "The owner of “Barra” closed their account: it is yours now"],
  ["es", "Quien era dueño de «Barra» cerró su cuenta: ahora el espacio es tuyo"],
] as const)("says in %s who owns a space whose owner is gone", (locale, words) => {
  const news = { kind: "space_inherited", data: { space: "Barra" } };
  expect(notificationText(news, { locale })).toBe(words);
});

/** Texts of the screen round the notifications. */
const OF_SCREEN = /^notifications_(title|empty|push|read_all|unread|new$)/;

it.each([
  ["en", /[«»]/],
  ["es", /[“”]/],
] as const)("in %s all quote alike, and only several sentences end with a full stop", (...of) => {
  const [locale, otherQuotes] = of;
  const file = fs.readFileSync(`messages/${locale}/people/notifications.json`, "utf8");
  const texts = Object.entries(JSON.parse(file) as Record<string, string>).filter(
    ([key]) => key.startsWith("notifications_") && !OF_SCREEN.test(key),
  );
  expect(texts.length).toBeGreaterThan(60);
  const wrong = texts.filter(([, text]) => {
    const hasSeveral = /[.?!] \S/.test(text);
    return otherQuotes.test(text) || hasSeveral !== text.endsWith(".");
  });
  expect(wrong).toEqual([]);
});
