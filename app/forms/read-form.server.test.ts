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

describe("readForm", () => {
  it("reads by a schema, with empty values for missing fields", async () => {
    expect(await read([["intent", "leave"]])).toEqual({ intent: "leave", text: "" });
  });

  it("reads a price only from a whole number", async () => {
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

  it("uses the first of two fields with one name", async () => {
    const form = await read([
      ["intent", "buy"],
      ["intent", "leave"],
      ["text", "a"],
      ["text", "b"],
    ]);
    expect([form.intent, form.text]).toEqual(["buy", "a"]);
  });

  it("ignores a file in a text field, an empty file and a malformed key", async () => {
    const body = new FormData();
    body.append("intent", "buy");
    body.append("key", "../../etc");
    body.append("text", new File(["x"], "x.txt"));
    body.append("file", new File([], ""));
    expect(await readForm(sent(body), FORM)).toEqual({ intent: "buy", text: "" });
  });

  it("throws a 4xx for what no form of this site sends", async () => {
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
