import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isMailHost,
  isMailPort,
  passwordHint,
  readMailAddress,
  readMailPassword,
} from "./mailbox.ts";
import { ownMessageId, readMessageId, replyHeaders, replySubject } from "./mail-thread.ts";
import { readMail, type ReceivedMail } from "./received-mail.ts";
import { troubleOfSmtp } from "./smtp-trouble.ts";
import { writtenPart } from "./written-part.ts";

const lines = (...all: string[]) => all.join("\n");

describe("what a person wrote", () => {
  test.each([
    [
      "Gmail in Spanish",
      lines(
        "Sí, diez por favor.",
        "",
        "El lun, 3 nov 2025 a las 10:00, Fonda Lupita (<hola@fonda.mx>)",
        "escribió:",
        "",
        "> ¿Cuántos?",
        "> --",
        "> Fonda",
      ),
    ],
    [
      "Gmail in English",
      lines(
        "Sí, diez por favor.",
        "",
        "On Mon, Nov 3, 2025 at 10:00 AM Fonda Lupita <hola@fonda.mx> wrote:",
        "> ¿Cuántos?",
      ),
    ],
    [
      "Outlook in Spanish",
      lines(
        "Sí, diez por favor.",
        "",
        "________________________________",
        "De: Fonda Lupita <hola@fonda.mx>",
        "Enviado: lunes, 3 de noviembre de 2025 10:00",
        "Para: Ana <ana@x.mx>",
        "Asunto: Re: Tacos",
        "",
        "¿Cuántos?",
      ),
    ],
    [
      "Outlook in English",
      lines(
        "Sí, diez por favor.",
        "",
        "From: Fonda Lupita <hola@fonda.mx>",
        "Sent: Monday, November 3, 2025 10:00 AM",
        "To: Ana <ana@x.mx>",
        "Subject: Re: Tacos",
        "",
        "¿Cuántos?",
      ),
    ],
    [
      "an older Outlook",
      lines("Sí, diez por favor.", "", "-----Mensaje original-----", "De: Fonda", "¿Cuántos?"),
    ],
    ["a telephone", lines("Sí, diez por favor.", "", "Enviado desde mi iPhone")],
    ["a telephone in English", lines("Sí, diez por favor.", "", "Get Outlook for Android")],
    ["a signature", lines("Sí, diez por favor.", "", "-- ", "Ana Ruiz", "Tel. 55 1234 5678")],
    [
      "an answer below",
      lines("On Mon, Nov 3, 2025, Fonda wrote:", "> ¿Cuántos?", "", "Sí, diez por favor."),
    ],
    ["a logo", lines("[cid:image001.png@01DB]", "Sí, diez por favor.", "[https://x.mx/logo.png]")],
  ])("is found in %s", (_, text) => {
    expect(writtenPart(text)).toBe("Sí, diez por favor.");
    expect(writtenPart(text.replaceAll("\n", "\r\n"))).toBe("Sí, diez por favor.");
  });

  it("keeps what only looks like a history", () => {
    const order = lines(
      "El pedido 15 es para Ana: ella escribió:",
      "",
      "De: la casa",
      "A: la oficina",
      "",
      "On top of that, 3 sodas.",
    );
    expect(writtenPart(order)).toBe(order);
    const told = lines("El 3 de mayo mi socio les escribió:", "", "quiero cinco. Sigo esperando.");
    expect(writtenPart(told)).toBe(told);
    expect(writtenPart("De: Monterrey\nPara: Puebla\n¿cuánto cuesta?")).toContain(
      "¿cuánto cuesta?",
    );
    expect(writtenPart("Quiero:\n\n- 2 tacos\n--x\n- 1 agua")).toContain("1 agua");
    expect(writtenPart("")).toBe("");
  });

  it("never throws, and adds nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(writtenPart(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
    const long = `El ${"1 ".repeat(200_000)}`;
    const before = performance.now();
    writtenPart(`${long}\n`.repeat(3));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

const mail = (
  headers: Record<string, string> = {},
  more: Partial<ReceivedMail> = {},
): ReceivedMail => ({
  messageId: "<1@x.mx>",
  digest: "0".repeat(64),
  from: [{ address: "ana@x.mx", name: "Ana" }],
  subject: "Tacos",
  text: "¿Cuánto cuestan?",
  headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value]])),
  attachments: [],
  at: undefined,
  ...more,
});
const read = (of: ReceivedMail) => {
  const result = readMail(of, ["hola@fonda.mx"]);
  return result.kind === "ignored" ? result.what : result.message;
};
const from = (address: string) => mail({}, { from: [{ address, name: "" }] });

describe("a mail that nobody is to answer", () => {
  test.each([
    ["automatic", mail({ "auto-submitted": "auto-replied" })],
    ["automatic", mail({ "auto-submitted": "Auto-Generated; x=1" })],
    ["automatic", mail({ precedence: "auto_reply" })],
    ["automatic", mail({ "x-auto-response-suppress": "OOF, AutoReply" })],
    ["automatic", mail({ "x-autoreply": "yes" })],
    ["automatic", mail({}, { subject: "Respuesta automática: Tacos" })],
    ["automatic", mail({}, { subject: "Out of Office: Tacos" })],
    ["list", mail({ precedence: "bulk" })],
    ["list", mail({ "list-id": "<ofertas.x.mx>" })],
    ["list", mail({ "list-unsubscribe": "<mailto:x@x.mx>" })],
    ["bounce", mail({ "return-path": "<>" })],
    ["bounce", mail({ "content-type": "multipart/report; report-type=delivery-status" })],
    ["bounce", from("MAILER-DAEMON@x.mx")],
    ["bounce", from("bounces+12@x.mx")],
    ["bounce", mail({}, { subject: "Undeliverable: Tacos" })],
    ["no-reply", from("no-reply@x.mx")],
    ["no-reply", from("noresponder@x.mx")],
    ["no-reply", from("avisos.noreply@x.mx")],
    ["own", from("Hola@Fonda.mx")],
    ["forged", mail({ "authentication-results": "mx.x.mx; spf=pass; dmarc=fail (p=REJECT)" })],
    ["sender", mail({}, { from: [] })],
    ["sender", from("ana@x.mx\r\nbcc: eva@x.mx")],
    [
      "sender",
      mail({}, { from: ["ana@x.mx", "eva@x.mx"].map((address) => ({ address, name: "" })) }),
    ],
  ])("is %s", (what, of) => expect(read(of)).toBe(what));

  it("is not one of a person", () => {
    for (const of of [
      mail({ "auto-submitted": "no" }),
      mail({ "return-path": "<ana@x.mx>", "content-type": "multipart/alternative" }),
      mail({ "authentication-results": "mx; dmarc=pass" }),
      mail({}, { subject: "Automático: ¿lo venden?" }),
      from("norepinto@x.mx"),
      from("ana.bouncer@x.mx"),
    ])
      expect(read(of)).toHaveProperty("kind", "text");
  });
});

describe("a customer's mail", () => {
  it("has its sender, its text and what it refers to", () => {
    const headers = { references: "<0@x.mx> <a b@x.mx> <z@x.mx>", "in-reply-to": "<z@x.mx>" };
    expect(read(mail(headers, { attachments: ["lista.pdf", ""] }))).toEqual({
      externalId: "<1@x.mx>",
      address: "ana@x.mx",
      name: "Ana",
      kind: "text",
      text: "¿Cuánto cuestan?",
      at: undefined,
      mail: { subject: "Tacos", references: ["<0@x.mx>", "<z@x.mx>"], attachments: ["lista.pdf"] },
    });
  });

  it("is known by its digest without a Message-ID", () => {
    expect(read(mail({}, { messageId: undefined }))).toMatchObject({
      externalId: `sha256:${"0".repeat(64)}`,
    });
  });

  it("says what its subject says without a text, or that it is a file", () => {
    const kind = (more: Partial<ReceivedMail>) => read(mail({}, { text: "", ...more }));
    expect(kind({})).toMatchObject({ kind: "text", text: "" });
    expect(kind({ attachments: ["x.jpg"] })).toMatchObject({ kind: "file" });
    expect(kind({ subject: "Re: Tacos" })).toMatchObject({ kind: "other" });
    expect(kind({ subject: "" })).toMatchObject({ kind: "other" });
  });
});

it("answers in the thread, whatever stood before the subject", () => {
  expect(replySubject("RE: Rv: Fwd: Re[2]: Tacos")).toBe("Re: Tacos");
  expect(replySubject("Responde: Tacos")).toBe("Re: Responde: Tacos");
  expect(replyHeaders({ externalId: "<b@x>", subject: "Hola", references: ["<a@x>"] })).toEqual({
    subject: "Re: Hola",
    inReplyTo: "<b@x>",
    references: ["<a@x>", "<b@x>"],
  });
  expect(
    replyHeaders({ externalId: "sha256:0", subject: "", references: [] }).inReplyTo,
  ).toBeUndefined();
  expect(readMessageId(ownMessageId("out-1", "hola@fonda.mx"))).toBe("<out-1@fonda.mx>");
  for (const wrong of ["", "x", "<>", "<a\nb@x>", "<a@x> <b@x>"])
    expect(readMessageId(wrong)).toBeUndefined();
});

it("knows addresses, hosts, ports and passwords", () => {
  expect(readMailAddress(" Hola@Fonda.MX ")).toBe("hola@fonda.mx");
  for (const wrong of [
    "",
    "hola",
    "a@b@c",
    "a b@x.mx",
    "<a@x.mx>",
    "a@x.mx,b@x.mx",
    `${"a".repeat(250)}@x.mx`,
  ])
    expect(readMailAddress(wrong)).toBeUndefined();
  expect(["mail.fonda.mx", "10.0.0.1", "localhost"].map(isMailHost)).toEqual([true, true, true]);
  expect(["", "a b", "http://x.mx", "x.mx:993", "-x.mx"].some(isMailHost)).toBe(false);
  expect([993, 143, 22].map((port) => isMailPort("imap", port))).toEqual([true, true, false]);
  expect(readMailPassword(" abcd efgh ijkl mnop ")).toBe("abcdefghijklmnop");
  expect(readMailPassword("my pass word")).toBe("my pass word");
  expect([passwordHint("abcdefghijklmnop"), passwordHint("secret")]).toEqual(["mnop", ""]);
});

it("tells what a mail server's refusal means", () => {
  expect([421, 450, 530, 535, 550, 552, 554].map(troubleOfSmtp)).toEqual([
    "limited",
    "limited",
    "token",
    "token",
    "blocked",
    "refused",
    "refused",
  ]);
});
