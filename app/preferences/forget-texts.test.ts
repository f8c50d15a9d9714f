import { JSDOM } from "jsdom";
import { afterEach, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "./browser-preferences.ts";
import { forgetTexts } from "./forget-texts.ts";

afterEach(() => vi.unstubAllGlobals());

it("forgets drafts, and neither preferences nor what is not of Plaza", () => {
  const { localStorage, sessionStorage } = new JSDOM("", { url: "http://localhost/" }).window;
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", sessionStorage);
  for (const key of ["plaza-links-space-1", "other"]) sessionStorage.setItem(key, "text");
  const typed = [
    "plaza-new-space",
    "plaza-message-draft",
    "plaza-chat-draft 7",
    "plaza-builder-draft",
    "plaza-listening-place",
    STORAGE_KEYS.onboardingAnswers,
  ];
  const kept = [STORAGE_KEYS.theme, STORAGE_KEYS.onboarded, STORAGE_KEYS.selectedPath, "other"];
  for (const key of [...typed, ...kept]) localStorage.setItem(key, "text");
  forgetTexts();
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort());
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
});

it("does nothing where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(forgetTexts).not.toThrow();
});
