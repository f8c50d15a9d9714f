import { expect, it } from "vitest";
import { notificationText } from "./notification-text.ts";

it.each([
  ["en", "The owner of “Barra” closed their account: it is yours now"],
  ["es", "Quien era dueño de “Barra” cerró su cuenta: ahora el espacio es tuyo"],
] as const)("says in %s who owns a space whose owner is gone", (locale, words) => {
  const news = { kind: "space_inherited", data: { space: "Barra" } };
  expect(notificationText(news, { locale })).toBe(words);
});
