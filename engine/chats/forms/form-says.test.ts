import { describe, expect, it } from "vitest";
import { last, summaryOf, withForms } from "../../../tests/support/engine/fonda-chat.ts";

const BOOKED = ["quiero reservar una mesa", "mañana", "a las 2", "4 personas", "soy Ana Pech"];

describe("the summary of a form", () => {
  it("names what was asked, without the questions", () => {
    const { text } = last([...BOOKED, "9991234567"]);
    const [, ...lines] = text.split("\n\n")[1]!.split("\n");
    expect(text).toContain("- Día: **miércoles, 25 de noviembre**");
    expect(text).toContain("- Personas: **4**");
    expect(lines.join("\n")).not.toMatch(/[¿?]/);
    expect(summaryOf("una sopa de lima").text).toContain("- Pedido: **una sopa de lima**");
  });
  it("keeps a question whose kind does not say what it asks", () => {
    const { abilities } = withForms("es", "booking");
    const [form] = abilities!.forms;
    const asked = { key: "f6", kind: "text", isRequired: true, options: [] } as const;
    const fields = [...form!.fields, { ...asked, label: "¿Qué festejan?" }];
    const more = { abilities: { ...abilities!, forms: [{ ...form!, fields }] } };
    expect(last([...BOOKED, "9991234567", "un bautizo"], more).text).toContain(
      "- ¿Qué festejan? **un bautizo**",
    );
  });
});

describe("the beginning of a form", () => {
  it("is a sentence with the name of the form", () => {
    expect(last(["quiero reservar una mesa"]).text).toContain("Te ayudo con tu reservación.");
    expect(last(["I would like to book a table"], withForms("en", "booking")).text).toContain(
      "Let me help you with your booking.",
    );
    expect(last(["quiero que me llamen"], withForms("es", "call-back")).text).toContain(
      "Con gusto te anoto: Recado.",
    );
  });
});
