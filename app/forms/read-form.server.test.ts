import { describe, expect, it } from "vitest";
import { z } from "zod";
import { chosenFile, formKey, shownPrice, typedText } from "./form-fields.server.ts";
import { readForm } from "./read-form.server.ts";

const FORM = z.object({
  intent: z.enum(["buy", "leave"]),
  key: formKey(),
  price: shownPrice(),
  text: typedText(),
  file: chosenFile(),
});

const sent = (body: URLSearchParams | FormData) =>
  new Request("https://plaza.example/", { method: "POST", body });
const read = (fields: [string, string][]) => readForm(sent(new URLSearchParams(fields)), FORM);

describe("a form", () => {
  it("is read by its schema, with nothing for what is missing", async () => {
    expect(await read([["intent", "leave"]])).toEqual({ intent: "leave", text: "" });
  });

  it("is read as a price only where whole units were sent", async () => {
    const priceOf = async (price: string) => {
      const form = await read([
        ["intent", "buy"],
        ["price", price],
      ]);
      return form.price;
    };
    expect(await priceOf("890")).toBe(890);
    expect(await priceOf("0")).toBe(0);
    for (const price of ["", "-1", "1.5", "1,249", "$890", "1e3", " 8", "1234567890", "NaN"])
      expect([price, await priceOf(price)]).toEqual([price, undefined]);
  });

  it("counts the first of a name that comes twice", async () => {
    const form = await read([
      ["intent", "buy"],
      ["intent", "leave"],
      ["text", "a"],
      ["text", "b"],
    ]);
    expect([form.intent, form.text]).toEqual(["buy", "a"]);
  });

  it("takes no file for a text, no empty file and no strange key", async () => {
    const body = new FormData();
    body.append("intent", "buy");
    body.append("key", "../../etc");
    body.append("text", new File(["x"], "x.txt"));
    body.append("file", new File([], ""));
    expect(await readForm(sent(body), FORM)).toEqual({ intent: "buy", text: "" });
  });

  it("is the client's error where no form of ours sends it", async () => {
    await expect(read([["intent", "purchase $890"]])).rejects.toMatchObject({ status: 400 });
    await expect(read([])).rejects.toMatchObject({ status: 400 });
    const json = new Request("https://plaza.example/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    await expect(readForm(json, FORM)).rejects.toMatchObject({ status: 415 });
  });
});
