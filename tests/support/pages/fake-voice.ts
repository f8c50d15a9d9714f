import { expect, type Page } from "@playwright/test";
import { open, openSidebar } from "../browser-test.ts";

export interface FakeVoice {
  /** Start times of the recognition, in milliseconds. */
  starts: number[];
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  say(text: string): void;
  fail(error: string): void;
  end(): void;
}
export type WithVoice = typeof window & { voice: FakeVoice };

/** Replaces SpeechRecognition by a fake that "hears" what the test says. */
export const withRecognition = (page: Page) =>
  page.addInitScript(() => {
    const voice = { starts: [] as number[] };
    class FakeRecognition extends EventTarget {
      lang = "";
      continuous = false;
      interimResults = true;
      start() {
        voice.starts.push(performance.now());
        queueMicrotask(() => this.dispatchEvent(new Event("start")));
        const { lang, continuous, interimResults } = this;
        Object.assign(voice, {
          lang,
          continuous,
          interimResults,
          say: (transcript: string) =>
            this.dispatchEvent(
              Object.assign(new Event("result"), { resultIndex: 0, results: [[{ transcript }]] }),
            ),
          fail: (error: string) => {
            this.dispatchEvent(Object.assign(new Event("error"), { error }));
            this.dispatchEvent(new Event("end"));
          },
          end: () => this.dispatchEvent(new Event("end")),
        });
      }
      stop() {
        queueMicrotask(() => this.dispatchEvent(new Event("end")));
      }
    }
    Object.assign(window, { voice });
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
      Object.defineProperty(window, name, { value: FakeRecognition, configurable: true });
  });

export const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
      Object.defineProperty(window, name, { value: undefined });
  });

export const say = (page: Page, text: string) =>
  page.evaluate((words) => (window as WithVoice).voice.say(words), text);
/** Four phrases that are recognised at once. */
export const hearFourWords = (page: Page) =>
  page.evaluate(() => {
    for (const words of ["uno", "dos", "tres", "cuatro"]) (window as WithVoice).voice.say(words);
  });
export const starts = (page: Page) => page.evaluate(() => (window as WithVoice).voice.starts);
export const toggle = (page: Page) =>
  page.locator("#menu").getByRole("button", { name: /Voice control|Control por voz/ });
export const toast = (page: Page) => page.locator("[data-scope=toast][data-part=root]");

export async function listen(page: Page, isMobile: boolean) {
  await open(page, "/notifications");
  await openSidebar(page, isMobile);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
}
