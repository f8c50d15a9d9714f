import { expect, it } from "vitest";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import { callLine } from "./call-text.ts";

const judged = { personId: "p-1", version: 1, title: "Azul", author: "Ana", credits: 63 };
const facts = { challengeId: "c-1", challenge: "Cartel", judged: [judged] };
const entry = { tool: "entry", entries: ["e-1"], facts } as const;
const message = {
  tool: "chat_message",
  channel: "any",
  customer: "rosa",
  text: "Ya está",
} as const;
const to = { threadId: "t-1", contactId: "k-1", channel: "telegram", name: "Rosa" } as const;

it.each<[ToolCall, en: string, es: string]>([
  [{ ...entry, decision: "award", reason: "" }, "Award a challenge: Azul", "Premiar un reto: Azul"],
  [
    { ...entry, decision: "refuse", reason: "x" },
    "Not accept an entry: Azul",
    "No aceptar una entrega: Azul",
  ],
  [{ tool: "push", text: "Hola" }, "A notification: Hola", "Una notificación: Hola"],
  [
    { ...message, to },
    "A message to Rosa (Telegram): Ya está",
    "Un mensaje para Rosa (Telegram): Ya está",
  ],
  [
    {
      tool: "mcp",
      serverId: "mcp-1",
      server: "Calendario",
      host: "calendario.example",
      name: "add_event",
      input: '{"day":"lunes"}',
      hash: "x",
    },
    'add_event at Calendario, with {"day":"lunes"}',
    'add_event en Calendario, con {"day":"lunes"}',
  ],
  [{ ...message, to: null }, "A message to rosa: Ya está", "Un mensaje para rosa: Ya está"],
])("tells a call in one line: %j", (call, en, es) => {
  expect(callLine(call, { locale: "en" })).toBe(en);
  expect(callLine(call, { locale: "es" })).toBe(es);
});
