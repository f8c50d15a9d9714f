import { fold } from "#engine/reading/folded.ts";

/** Records of a business that an instruction can ask for by name. */
export const ASKED_RECORDS = [
  "questions",
  "tasks",
  "sales",
  "members",
  "challenges",
  "bookings",
] as const;
export type AskedRecord = (typeof ASKED_RECORDS)[number];

/** Words that name each of them, in Spanish, English and Portuguese, folded. */
const NAMED: Readonly<Record<AskedRecord, RegExp>> = {
  questions:
    /\b(?:preguntas?|dudas?|perguntas?|questions?)\b[^.]*\b(?:sin (?:respuesta|responder|contestar)|por (?:responder|contestar)|pendientes?|abiertas?|sem resposta|without an? (?:answer|reply)|unanswered|open)\b|\b(?:sin (?:responder|contestar)|unanswered|open questions?)\b/,
  tasks: /\b(?:tareas?|tasks?|to-?dos?|tarefas?)\b/,
  sales:
    /\b(?:ventas?|vend(?:i|imos|ido|idos|idas|emos)|ingresos?|sales?|sold|earned|earnings|vendas?)\b/,
  members: /\b(?:integrantes?|miembros?|members?|membros?)\b/,
  challenges: /\b(?:retos?|challenges?|desafios?)\b/,
  bookings: /\b(?:reservas?|reservacion(?:es)?|citas?|agenda|bookings?|appointments?)\b/,
};

/** Records that an instruction names, in the order of ASKED_RECORDS. */
export function recordsAsked(instruction: string): AskedRecord[] {
  const text = fold(instruction);
  return ASKED_RECORDS.filter((record) => NAMED[record].test(text));
}

/**
 * Days that an instruction's period reaches back, today included, and how many days before today it ends:
 * "hoy" 1 and 0, "ayer" 1 and 1, "semana" 7 and 0, "mes" 30 and 0; a week where it names none.
 */
export function daysAsked(instruction: string): { days: number; endedDaysAgo: number } {
  const text = fold(instruction);
  if (/\b(?:ayer|yesterday|ontem)\b/.test(text)) return { days: 1, endedDaysAgo: 1 };
  if (/\b(?:hoy|today|hoje)\b/.test(text)) return { days: 1, endedDaysAgo: 0 };
  if (/\b(?:mes|month)\b/.test(text)) return { days: 30, endedDaysAgo: 0 };
  return { days: 7, endedDaysAgo: 0 };
}
