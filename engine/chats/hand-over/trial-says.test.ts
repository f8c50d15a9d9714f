import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { last, talk, withForms } from "../../../tests/support/engine/fonda-chat.ts";

const TOLD =
  /ya le avisé|le avisé a|I have told|já avisei|avisei uma|quedó enviado|was sent|foi enviado/i;
const trialOf = (text: string, language: ContentLanguage, more: object = {}) =>
  last([text], { language, isTrial: true, ...more }).text;

describe("a trial", () => {
  it.each([
    ["quiero hablar con una persona", "es", /Aquí le avisaría a una persona de tu equipo/],
    ["quiero cancelar mi pedido de hace rato", "es", /Aquí le avisaría .* que .* cancelar/],
    ["mi comida llegó fría, pésimo servicio", "es", /Aquí le avisaría a una persona de tu equipo/],
    ["¿tienen helipuerto?", "es", /Aquí dejaría anotada la pregunta/],
    ["I want to talk to a person please", "en", /Here I would tell a person of your team/],
    ["do you have a swimming pool there?", "en", /Here I would keep the question/],
    ["quero falar com uma pessoa por favor", "pt", /Aqui eu avisaria uma pessoa da sua equipe/],
  ] as const)("tells no one, and says whom it would tell: %s", (text, language, says) => {
    expect(trialOf(text, language)).toMatch(says);
    expect(trialOf(text, language)).not.toMatch(TOLD);
  });
  it("passes on after an unanswered question as it would, in its own words", () => {
    const abilities = { ...withForms("es").abilities!, handOverAfter: 1 };
    const reply = last(["¿tienen helipuerto?"], { isTrial: true, abilities });
    expect(reply.text).toContain("Aquí le avisaría a una persona de tu equipo");
    expect(reply.effects.handOver).toBe("unknown");
  });
  it("says what it would send", () => {
    const order = ["quiero 2 sopas de lima", "para recoger", "mañana a las 2", "soy Ana Pech"];
    const all = [...order, "9991234567", "sí"];
    expect(talk(all, { isTrial: true }).at(-1)!.text).toContain("Aquí te lo enviaría");
    expect(talk(all).at(-1)!.text).toContain("Quedó enviado");
  });
  it("is what no customer sees", () => {
    expect(trialOf("quiero hablar con una persona", "es", { isTrial: false })).toMatch(TOLD);
  });
});
