import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNEL_MESSAGE_STATES, channelLink, SEND_TROUBLES } from "./channels.ts";
import { CHANNEL_SAYS } from "./channel-says.ts";
import { furtherState, isWindowOpen, nextTry, REPORTED_STATES } from "./delivery-state.ts";
import { readContactWish } from "./opt-out.ts";
import { isUncertainStatus, troubleOfTelegram, troubleOfWhatsapp } from "./send-trouble.ts";
import { splitText } from "./split-text.ts";

const NOW = new Date("2026-11-25T12:00:00Z");

describe("furtherState", () => {
  const reports = fc.array(fc.constantFrom(...REPORTED_STATES), { minLength: 1, maxLength: 8 });
  const sent = fc.constantFrom("queued", "sending", "uncertain", "sent" as const);

  it("ends the same for all orders and repetitions of the reports", () => {
    fc.assert(
      fc.property(reports, sent, fc.func(fc.nat()), (given, from, rank) => {
        const other = [...given, ...given].sort((a, b) => rank(a) - rank(b)).reverse();
        expect(other.reduce(furtherState, from)).toBe(given.reduce(furtherState, from));
      }),
    );
  });

  it("never goes back", () => {
    expect(furtherState("read", "delivered")).toBe("read");
    expect(furtherState("delivered", "failed")).toBe("delivered");
    expect(furtherState("sent", "failed")).toBe("failed");
    expect(furtherState("sending", "delivered")).toBe("delivered");
    for (const reported of REPORTED_STATES)
      expect(furtherState("received", reported)).toBe("received");
  });
});

describe("splitText", () => {
  const signs = (text: string) => text.replace(/\s+/g, "");
  const texts = fc
    .array(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(" ", "\n\n", ". ", "\n", "😀")),
    )
    .map((parts) => parts.join(""));

  it("loses no sign, cuts no pair in two, and keeps to the limit", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 60 }), (text, max) => {
        const parts = splitText(text, max);
        expect(signs(parts.join(""))).toBe(signs(text));
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(max);
          expect(part.trim()).not.toBe("");
        }
        if (!/\p{Cs}/u.test(text)) expect(parts.join("")).not.toMatch(/\p{Cs}/u);
        for (const part of parts) if (!/\p{Cs}/u.test(text)) expect(part).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it("cuts at a paragraph, then at a sentence, then at a word", () => {
    expect(splitText("Uno dos tres.\n\nCuatro cinco seis.", 25)).toEqual([
      "Uno dos tres.",
      "Cuatro cinco seis.",
    ]);
    expect(splitText("Uno dos tres. Cuatro cinco seis.", 22)).toEqual([
      "Uno dos tres.",
      "Cuatro cinco seis.",
    ]);
    expect(splitText("unodostres cuatrocinco", 12)).toEqual(["unodostres", "cuatrocinco"]);
    expect(splitText("x".repeat(5), 2)).toEqual(["xx", "xx", "x"]);
    expect(splitText("corto", 4_096)).toEqual(["corto"]);
    expect(splitText(" \n ", 10)).toEqual([]);
  });
});

describe("the 24-hour window", () => {
  it("is open for a day less a minute", () => {
    const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
    expect(isWindowOpen(ago(0), NOW)).toBe(true);
    expect(isWindowOpen(ago(1_438), NOW)).toBe(true);
    expect(isWindowOpen(ago(1_439), NOW)).toBe(false);
    expect(isWindowOpen(ago(1_441), NOW)).toBe(false);
  });
});

describe("nextTry", () => {
  it("waits longer each time, never less than the provider wishes, and gives up", () => {
    const seconds = (attempts: number, after?: number) => {
      const next = nextTry(attempts, NOW, after);
      return next && (next.getTime() - NOW.getTime()) / 1_000;
    };
    expect([1, 2, 3, 4, 5, 6].map((n) => seconds(n))).toEqual([5, 30, 120, 600, 1_800, undefined]);
    expect(seconds(1, 60)).toBe(60);
    expect(seconds(3, 60)).toBe(120);
  });
});

describe("readContactWish", () => {
  it("reads a word alone, whatever its case and marks", () => {
    for (const text of ["BAJA", "baja.", " Stop ", "/stop", "SAIR"])
      expect(readContactWish(text)).toBe("out");
    for (const text of ["ALTA", "alta!", "Start"]) expect(readContactWish(text)).toBe("in");
    for (const text of ["planta baja", "", "dar de baja mi pedido", "constructor", "toString"])
      expect(readContactWish(text)).toBeUndefined();
  });
});

describe("troubles of providers", () => {
  it("are known by their codes", () => {
    expect(troubleOfTelegram(401)).toBe("token");
    expect(troubleOfTelegram(403, "Forbidden: bot was blocked by the user")).toBe("blocked");
    expect(troubleOfTelegram(400, "Bad Request: chat not found")).toBe("blocked");
    expect(troubleOfTelegram(400, "Bad Request: message is too long")).toBe("refused");
    expect(troubleOfTelegram(429)).toBe("limited");
    expect(troubleOfTelegram(500)).toBe("away");
    const whatsapp = (code: number | undefined, status = 400) =>
      troubleOfWhatsapp({ status, code });
    expect(whatsapp(190, 401)).toBe("token");
    expect(whatsapp(200)).toBe("token");
    expect(whatsapp(131047)).toBe("window");
    expect(whatsapp(131026)).toBe("blocked");
    expect(whatsapp(130429)).toBe("limited");
    expect(whatsapp(132001)).toBe("template");
    expect(whatsapp(undefined, 503)).toBe("away");
    expect(whatsapp(100)).toBe("refused");
    expect([500, 502, 503, 504].filter(isUncertainStatus)).toEqual([502, 504]);
  });

  it("are of the known ones for any code", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 100, max: 599 }), (code, status) => {
        expect(SEND_TROUBLES).toContain(troubleOfWhatsapp({ status, code }));
        expect(SEND_TROUBLES).toContain(troubleOfTelegram(status));
      }),
    );
    expect(CHANNEL_MESSAGE_STATES).toEqual(expect.arrayContaining([...REPORTED_STATES]));
  });
});

it("links to where customers write", () => {
  expect(channelLink("telegram", "@fonda_bot")).toBe("https://t.me/fonda_bot");
  expect(channelLink("whatsapp", "+52 1 55 1234 5678")).toBe("https://wa.me/5215512345678");
});

it("says in its languages which words stop and resume", () => {
  expect(CHANNEL_SAYS.es.optedOut).toContain("ALTA");
  expect(readContactWish("ALTA")).toBe("in");
  expect(CHANNEL_SAYS.en.optedOut).toContain("START");
  expect(CHANNEL_SAYS.pt.optedOut).toContain("VOLTAR");
  expect(readContactWish("VOLTAR")).toBe("in");
});
