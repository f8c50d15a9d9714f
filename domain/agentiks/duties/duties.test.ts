import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DUTIES,
  hasOthersWords,
  isTriggered,
  readDuty,
  WATCH_CONDITIONS,
  WATCH_LIMITS,
  watchStep,
} from "./duties.ts";
import { readPayload } from "./webhook.ts";

describe("a duty from stored JSON", () => {
  it("is read as it was written, and anything else is refused or harmless", () => {
    const works = [
      { duty: "report", period: "week" },
      { duty: "remind", text: "Cierra la llave del gas" },
      { duty: "ask", text: "Resume las preguntas sin respuesta" },
      { duty: "watch", condition: "wallet", limit: 200 },
      { duty: "stock" },
      { duty: "welcome", text: "¡Hola, {name}!" },
      { duty: "task" },
      { duty: "tell", topic: "entry" },
      { duty: "react", topic: "question", text: "¿Qué le contesto?" },
      { duty: "review" },
      { duty: "note", title: "Tienda" },
    ] as const;
    expect(works.map(({ duty }) => duty)).toEqual(DUTIES);
    for (const work of works) expect(readDuty(work)).toEqual(work);
    expect(readDuty({ duty: "report", period: "año" })).toEqual({ duty: "report", period: "day" });
    for (const wrong of [
      undefined,
      { duty: "obey" },
      { duty: "remind", text: "  " },
      { duty: "ask", text: "" },
      { duty: "react", topic: "sale", text: " " },
      { duty: "watch", condition: "rain", limit: 1 },
      { duty: "watch", condition: "waiting", limit: "" },
      { duty: "watch", condition: "waiting", limit: 0 },
      { duty: "watch", condition: "waiting", limit: 1.5 },
    ])
      expect(readDuty(wrong)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const work = readDuty(stored);
        if (work) expect(readDuty(work)).toEqual(work);
      }),
    );
  });
});

it("knows which duties write what others have said", () => {
  const others = [
    { duty: "welcome", text: "Hola" },
    { duty: "note", title: "Tienda" },
    { duty: "task" },
    { duty: "stock" },
    { duty: "review" },
    { duty: "tell", topic: "entry" },
    { duty: "tell", topic: "question" },
    { duty: "react", topic: "entry", text: "x" },
  ] as const;
  const own = [
    { duty: "report", period: "day" },
    { duty: "remind", text: "x" },
    { duty: "watch", condition: "wallet", limit: 1 },
    { duty: "tell", topic: "sale" },
    { duty: "react", topic: "sale", text: "x" },
    { duty: "ask", text: "x" },
  ] as const;
  expect(others.map(hasOthersWords)).toEqual(others.map(() => true));
  expect(own.map(hasOthersWords)).toEqual(own.map(() => false));
});

describe("a watch", () => {
  it("holds on the right side of its limit", () => {
    const holds = (condition: (typeof WATCH_CONDITIONS)[number], limit: number, figure: number) =>
      isTriggered({ duty: "watch", condition, limit }, figure);
    expect([holds("waiting", 15, 0), holds("waiting", 15, 1)]).toEqual([false, true]);
    expect([holds("open-request", 4, 0), holds("open-request", 4, 1)]).toEqual([false, true]);
    expect([holds("late-task", 0, 0), holds("late-task", 0, 1)]).toEqual([false, true]);
    expect([holds("unanswered", 3, 3), holds("unanswered", 3, 4)]).toEqual([false, true]);
    expect([holds("wallet", 200, 200), holds("wallet", 200, 199)]).toEqual([false, true]);
    for (const condition of WATCH_CONDITIONS) {
      const { min, max, first } = WATCH_LIMITS[condition];
      expect(min <= first && first <= max).toBe(true);
    }
  });

  it("tells once an occurrence, whatever the order of good and bad", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (looks) => {
        let wasTold = false;
        let told = 0;
        for (const isBad of looks) {
          const step = watchStep(isBad, wasTold);
          if (step === "tell") told += 1;
          if (step !== "nothing") wasTold = step === "tell";
        }
        const begun = looks.filter((isBad, at) => isBad && !looks[at - 1]).length;
        expect(told).toBe(begun);
      }),
    );
  });
});

describe("a payload", () => {
  it("becomes fields, from JSON and from forms", () => {
    expect(
      readPayload('{"order":{"id":7,"items":["taco","agua"]},"paid":true}', "application/json"),
    ).toEqual([
      ["order.id", "7"],
      ["order.items.0", "taco"],
      ["order.items.1", "agua"],
      ["paid", "true"],
    ]);
    expect(
      readPayload(
        "name=Ana+L%C3%B3pez&note=a%0Ab",
        "application/x-www-form-urlencoded; charset=utf-8",
      ),
    ).toEqual([
      ["name", "Ana López"],
      ["note", "a b"],
    ]);
    expect(readPayload("hola", "text/plain")).toBeUndefined();
    expect(readPayload("{", "application/json")).toBeUndefined();
    expect(readPayload("{}", "application/json")).toBeUndefined();
  });

  it("is cut to what can be read", () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        const fields = readPayload(body, "application/json") ?? [];
        expect(fields.length).toBeLessThanOrEqual(40);
        for (const [name, value] of fields) {
          expect([...name].length).toBeLessThanOrEqual(60);
          expect([...value].length).toBeLessThanOrEqual(500);
          expect(name + value).not.toMatch(/\p{Cc}|\p{Cs}/u);
        }
      }),
    );
  });
});
