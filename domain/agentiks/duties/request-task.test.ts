import fc from "fast-check";
import { expect, it } from "vitest";
import { FIELD_KINDS, type RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { TASK_TITLE_MAX_CHARACTERS } from "#domain/spaces/tasks.ts";
import { taskOfRequest } from "./request-task.ts";

const answer = (kind: RequestAnswer["kind"], shown: string, value = shown): RequestAnswer => ({
  key: "f1",
  label: "?",
  kind,
  value,
  shown,
});

it("says what is wanted, for whom and by when", () => {
  const answers = [
    answer("text", "12 tamales"),
    answer("day", "domingo 29 de noviembre", "2026-11-29"),
    answer("name", "Ana"),
    answer("phone", "55 1234 5678", "+525512345678"),
  ];
  expect(taskOfRequest({ name: "Pedido", answers })).toEqual({
    title: "Pedido: 12 tamales · Ana",
    dueOn: "2026-11-29",
  });
});

it("needs nothing but the form's name", () => {
  expect(taskOfRequest({ name: "Recado", answers: [] })).toEqual({ title: "Recado", dueOn: null });
  const blank = [answer("text", " "), answer("name", "Ana")];
  expect(taskOfRequest({ name: "Recado", answers: blank }).title).toBe("Recado: Ana");
});

it("has a title of one line that can be stored, whatever was answered", () => {
  const any = fc.array(
    fc.record({ kind: fc.constantFrom(...FIELD_KINDS), text: fc.string({ unit: "grapheme" }) }),
  );
  fc.assert(
    fc.property(any, (typed) => {
      const answers = typed.map(({ kind, text }) => answer(kind, text));
      const { title } = taskOfRequest({ name: "Pedido", answers });
      expect(title).toMatch(/^Pedido/);
      expect(title).not.toMatch(/[\n\r]/);
      expect([...title].length).toBeLessThanOrEqual(TASK_TITLE_MAX_CHARACTERS);
    }),
  );
});
