import { describe, expect, it } from "vitest";
import type { AskedCall } from "#domain/agentiks/tools/asked-call.ts";
import { customerCallsText, memberCallsText, trialCallsText } from "./asked-calls-text.ts";

const [ES, EN] = [{ locale: "es" }, { locale: "en" }] as const;
const task = { tool: "task", title: "Mesa para ocho\n\n# a $18", dueOn: null } as const;
const mail = { tool: "mail", to: "a@b.example", subject: "Precio", text: "$720" } as const;
const done: AskedCall = { kind: "do", call: task, id: "call-1" };
const waits: AskedCall = { kind: "ask", call: mail, id: "call-2" };
const left: AskedCall = { kind: "not", call: mail, why: "limit" };

describe("what a customer is told", () => {
  it.each([
    [[done, done], "Anotado: se lo paso al equipo.", "Noted: I am passing it on to the team."],
    [
      [waits],
      "Se lo pedí a una persona del equipo: se hace en cuanto lo apruebe.",
      "I have asked a person of the team: it is done once they approve it.",
    ],
    [[left], "Eso no lo puedo hacer desde aquí.", "I cannot do that from here."],
    [
      [left, done],
      "Anotado: se lo paso al equipo. No todo lo puedo hacer desde aquí.",
      "Noted: I am passing it on to the team. I cannot do all of it from here.",
    ],
  ])("is what comes of it, once, and nothing of a call's words", (asked, es, en) => {
    expect(customerCallsText(asked, ES)).toBe(es);
    expect(customerCallsText(asked, EN)).toBe(en);
  });
});

it("tells a member each call in a line, whatever is written in it", () => {
  const asked = [done, waits, left];
  expect(memberCallsText(asked, { isOwner: false }, ES).replaceAll("\\", "")).toBe(
    `Esto es lo que pedí:

- Una tarea: Mesa para ocho # a $18 (en curso)
- Un correo a a@b.example: Precio (espera la aprobación del dueño)
- Un correo a a@b.example: Precio (no se hizo: ya fueron demasiados en un día)`,
  );
  expect(memberCallsText(asked, { isOwner: true }, EN)).toContain("waits for your approval");
  expect(memberCallsText([left], { isOwner: false }, EN)).toContain("I did none of it:");
});

it("says in a trial that nothing was done", () => {
  expect(trialCallsText([mail], ES)).toContain("Es una prueba: no se hizo nada.");
});
