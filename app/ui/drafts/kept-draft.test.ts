import fc from "fast-check";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillForm, findDraft, keepChanges, keepDraft, readDraft } from "./kept-draft.ts";

const KEY = "plaza-new-space";

it("reads back what was stored", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (draft) => {
      const own = Object.fromEntries(Object.entries(draft));
      expect(readDraft(() => JSON.stringify(own))).toEqual(own);
    }),
  );
});

it("reads anything else as no draft, and drops what is not text", () => {
  for (const damaged of [null, "", "{", "null", "[]", '["a"]', "1", "{}", '{"name":1}'])
    expect(readDraft(() => damaged)).toBeUndefined();
  expect(readDraft(() => '{"name":"a","price":5}')).toEqual({ name: "a" });
});

describe("with choices", () => {
  let body: HTMLElement;

  beforeEach(() => {
    const { window } = new JSDOM("<body></body>", { url: "http://localhost/new" });
    for (const name of ["document", "localStorage"] as const) vi.stubGlobal(name, window[name]);
    for (const name of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"] as const)
      vi.stubGlobal(name, window[name]);
    body = window.document.body;
  });
  afterEach(() => vi.unstubAllGlobals());

  /** The form as the server sends it. */
  function openForm(type = "custom"): HTMLFormElement {
    const radio = (name: string, value: string, chosen: string) =>
      `<input type="radio" name="${name}" value="${value}" ${value === chosen ? "checked" : ""}>`;
    body.innerHTML = `<form>
      <input name="name"><textarea name="description"></textarea>
      ${["standard", "niche", "custom"].map((value) => radio("type", value, type)).join("")}
      ${["", "listed", "link", "private"].map((value) => radio("visibility", value, "")).join("")}
      <input type="checkbox" name="days" value="mon" checked>
      <input type="checkbox" name="days" value="tue">
    </form>`;
    return body.querySelector("form")!;
  }
  const pick = (form: HTMLFormElement, name: string, value: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;
  /** Each choice as `name=value`, with a star where it is checked. */
  const choices = (form: HTMLFormElement) =>
    [...form.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]")].map(
      ({ name, value, checked }) => `${checked ? "*" : ""}${name}=${value}`,
    );

  /** A form with a name, niche, private, closed on Mondays and open on Tuesdays, as it is stored. */
  function keepChosen(): string[] {
    const form = openForm();
    form.querySelector<HTMLInputElement>("[name=name]")!.value = "Fonda";
    pick(form, "type", "niche").checked = true;
    pick(form, "visibility", "private").checked = true;
    pick(form, "days", "mon").checked = false;
    pick(form, "days", "tue").checked = true;
    keepDraft(KEY, form);
    return choices(form);
  }

  it("stores the checked radio button of each group", () => {
    keepChosen();
    expect(findDraft(KEY)).toMatchObject({
      name: "Fonda",
      type: "niche",
      visibility: "private",
    });
  });

  it("restores what was checked, and no value of a choice changes", () => {
    const chosen = keepChosen();
    const form = openForm();
    expect(fillForm(form, findDraft(KEY)!, [])).toBe(true);
    expect(choices(form)).toEqual(chosen);
    expect(form.querySelector<HTMLInputElement>("[name=name]")!.value).toBe("Fonda");
  });

  it("leaves a group that was chosen in before the script ran", () => {
    keepChosen();
    const form = openForm();
    pick(form, "type", "standard").checked = true;
    fillForm(form, findDraft(KEY)!, []);
    expect(choices(form)).toContain("*type=standard");
    expect(choices(form)).toContain("*visibility=private");
  });

  it("leaves a group that the linking page chose in", () => {
    keepChosen();
    const form = openForm("standard");
    fillForm(form, findDraft(KEY)!, ["type"]);
    expect(choices(form)).toContain("*type=standard");
  });

  it("has restored nothing if the form is the same already", () => {
    keepDraft(KEY, openForm());
    expect(findDraft(KEY)).toBeUndefined();
    keepChosen();
    const draft = findDraft(KEY)!;
    const form = openForm();
    fillForm(form, draft, []);
    expect(fillForm(form, draft, [])).toBe(false);
  });

  describe("of a form that was filled in before", () => {
    const NOTHING_SKIPPED = { skips: [], isAnswered: false };
    const type = (form: HTMLFormElement, name: string, text: string) => {
      form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
    };

    it("stores what has changed and nothing else, and nothing once it is as it was", () => {
      const form = openForm();
      type(form, "description", "Comida corrida");
      pick(form, "type", "niche").checked = true;
      pick(form, "days", "mon").checked = false;
      keepChanges(KEY, form, NOTHING_SKIPPED);
      expect(findDraft(KEY)).toEqual({
        description: "Comida corrida",
        type: "niche",
        "days=mon": "",
      });
      keepChanges(KEY, openForm(), NOTHING_SKIPPED);
      expect(findDraft(KEY)).toBeUndefined();
    });

    it("stores neither skipped fields nor passwords", () => {
      const form = openForm();
      form.insertAdjacentHTML("beforeend", '<input type="password" name="secret">');
      for (const name of ["name", "description", "secret"]) type(form, name, "texto");
      keepChanges(KEY, form, { skips: ["description"], isAnswered: false });
      expect(findDraft(KEY)).toEqual({ name: "texto" });
    });

    it("keeps what belongs to a part that is not shown yet", () => {
      const form = openForm();
      type(form, "description", "Comida corrida");
      keepChanges(KEY, form, NOTHING_SKIPPED);
      const part = openForm();
      part.querySelector("textarea")!.remove();
      type(part, "name", "Fonda");
      keepChanges(KEY, part, NOTHING_SKIPPED);
      expect(findDraft(KEY)).toEqual({ name: "Fonda", description: "Comida corrida" });
    });

    it("keeps what an answer shows as the values of its fields", () => {
      const form = openForm();
      type(form, "name", "Fonda");
      keepChanges(KEY, form, NOTHING_SKIPPED);
      const answered = openForm();
      answered.querySelector<HTMLInputElement>("[name=name]")!.defaultValue = "Fonda";
      type(answered, "description", "Comida corrida");
      keepChanges(KEY, answered, { skips: [], isAnswered: true });
      expect(findDraft(KEY)).toEqual({ name: "Fonda", description: "Comida corrida" });
    });
  });
});
