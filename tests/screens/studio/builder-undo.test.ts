import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESCRIPTION_MAX_LENGTH } from "#domain/studio/builder/builder.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { pressing, said, type Cookies } from "../../support/session.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const { press, get } = pressing(() => app);
const titlesOn = (page: Document) =>
  [...page.querySelectorAll("#canvas [data-block]")].map((title) => visibleText(title));
/** The form's button, which only a page without JavaScript shows. */
const undoOn = (page: Document) => page.querySelector("noscript form button[value=undo]");

/** Sends forms one after the other, as one person without JavaScript. */
async function sendAll(forms: Record<string, string>[], jar: Cookies = {}) {
  let last = await press("/builder", forms[0]!, jar);
  for (const form of forms.slice(1)) last = await press("/builder", form, last.jar);
  return last;
}
const ADDED = [
  { intent: "add", type: "space" },
  { intent: "add", type: "artifakt" },
];

describe("Undo without JavaScript", () => {
  it.each([
    ["a block that was added", { intent: "add", type: "agentik" }],
    ["one that was deleted", { intent: "remove", block: "block-1" }],
    ["a text that was overwritten", { intent: "edit", block: "block-2", title: "Otro" }],
    ["blocks that changed places", { intent: "swap", block: "block-1", other: "block-2" }],
    ["a canvas that was cleared", { intent: "clear" }],
  ])("brings back %s, and the change once more", async (_, form) => {
    const before = await sendAll(ADDED);
    const changed = await press("/builder", form, before.jar);
    const canvas = (page: Document) =>
      page
        .querySelector("#canvas")!
        .innerHTML.replaceAll(/ aria-current="\w+"|\?block=[\w-]*/g, "");
    const plain = async (jar: Cookies) => canvas(await get("/builder", jar));
    const [was, is] = [await plain(before.jar), await plain(changed.jar)];
    expect(is).not.toBe(was);
    expect(visibleText(undoOn(changed.page)!)).toBe("Undo");
    const undone = await press("/builder", { intent: "undo" }, changed.jar);
    expect([undone.status, undone.to]).toEqual([303, "/builder#canvas"]);
    expect(await plain(undone.jar)).toBe(was);
    expect(visibleText(undoOn(undone.page)!)).toBe("Redo");
    const redone = await press("/builder", { intent: "undo" }, undone.jar);
    expect(await plain(redone.jar)).toBe(is);
  });

  it("is there for the last change only, and says when there is none", async () => {
    expect(undoOn(await get("/builder", {}))).toBeNull();
    const refused = await press("/builder", { intent: "undo" });
    expect(refused.status).toBe(409);
    expect(said(refused.page)).toContain("There is nothing to undo any more.");
    const same = await sendAll([...ADDED, { intent: "edit", block: "block-2", title: "Carta" }]);
    // The same text again changes nothing, and takes no step away.
    const again = await press(
      "/builder",
      { intent: "edit", block: "block-2", title: "Carta" },
      same.jar,
    );
    const undone = await press("/builder", { intent: "undo" }, again.jar);
    expect(titlesOn(undone.page)).toEqual([
      expect.stringContaining("New Space"),
      expect.stringContaining("New Artifakt"),
    ]);
    // A draft that was changed by the browser's script since has another time.
    const [head = "", ...rest] = undone.jar["plaza-builder"]!.split("|");
    const later = { ...undone.jar, "plaza-builder": [`${head}1`, ...rest].join("|") };
    expect(undoOn(await get("/builder", later))).toBeNull();
  });

  it("goes on where a draft was saved as a version, since no cookie holds it", async () => {
    const long = "ñ".repeat(DESCRIPTION_MAX_LENGTH);
    const fields = (block: string) => ({ intent: "edit", block, description: long });
    let last = await sendAll([...ADDED, { intent: "add", type: "agentik" }]);
    let block = 0;
    while (last.jar["plaza-builder"] && block < 20) {
      if (block >= 3) last = await press("/builder", { intent: "add", type: "space" }, last.jar);
      last = await press("/builder", fields(`block-${(block += 1)}`), last.jar);
    }
    expect(said(last.page)).toContain("Saved as version 1.");
    const descriptions = (page: Document) => page.body.innerHTML.split(long).length - 1;
    const full = descriptions(await get("/builder", last.jar));
    const undone = await press("/builder", { intent: "undo" }, last.jar);
    expect(undone.jar["plaza-builder"]).toBeTruthy();
    expect(descriptions(await get("/builder", undone.jar))).toBeLessThan(full);
  });
});
