import { EMAIL_MAX_CHARACTERS } from "#domain/people/accounts.ts";
import { findWordsProblem } from "#domain/items/reports.ts";
import type { Db } from "#db/connection/client.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { readFlash, redirectWithFlash, withFlash } from "#app/forms/flash.server.ts";
import { refuseUnconfirmed } from "#app/presenters/answers/unconfirmed.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { wordsProblemText } from "#app/presenters/words-problem.server.ts";
import { requireOperator } from "#app/session/operator.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import {
  confirmPath,
  isRecentlyConfirmed,
  type Subject,
} from "#app/session/second-factor/confirm-identity.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import * as m from "#app/messages/messages.js";
import type { TypedDecision } from "./decision-form.tsx";
import { operatorDoneText } from "./done-text.server.ts";

/** A refused command of an operator. */
type Refusal = { kind: "refused"; reason: string };
type Decided = { kind: "done" } | Refusal;

interface Decision {
  intent: string;
  /** Id of the list's entry, at which a refusal is shown. */
  about: string;
  words: string;
  needsWords: boolean;
  /** The page of the form. */
  page: string;
}

/** Page of an operator's list in an address: 1 where it is none. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/** Search text of an operator's page (`?q=`), at most an e-mail address; empty for none. */
export const queryOf = (request: Request): string =>
  (new URL(request.url).searchParams.get("q") ?? "")
    .replace(/\0/g, "")
    .trim()
    .slice(0, EMAIL_MAX_CHARACTERS);

/** Address of the page that confirms an operator's identity; empty while it is confirmed. */
export async function confirmFirst(operator: Subject, request: Request): Promise<string> {
  if (await isRecentlyConfirmed(operator, new Date())) return "";
  const { pathname, search } = new URL(request.url);
  return confirmPath(pathname + search);
}

/**
 * A loader's response for a page of decisions: its data, where to confirm the identity first, and what was
 * done.
 */
export async function withDecisions<Value extends object>(
  request: Request,
  operator: Subject,
  value: Value,
) {
  const flash = readFlash(request, "operator");
  const confirm = await confirmFirst(operator, request);
  const done = operatorDoneText(flash, requestLang(request));
  return withFlash(request, { flash, confirm, done, ...value });
}

/**
 * Carries out an operator's decision: only for an operator, who confirmed their identity a short
 * while ago, and with words where it needs them.
 *
 * @param decision.done code of the message after success
 * @param decide the command; it gets the operator's id for the audit log
 * @throws 404 for everyone but operators, the redirect after success
 */
export async function answerDecision(
  args: WriteArgs,
  { done, ...decision }: Decision & { done: string },
  decide: (tx: Db, operatorId: string, words: string) => Promise<Decided>,
) {
  const decided = await carryOut(args, decision, decide);
  if (!decided.ok) return decided.refusal;
  const { page } = decision;
  throw redirectWithFlash(args.request, page, { code: done, about: "operator" }, decided.headers);
}

/**
 * Like `answerDecision`, and gives back what the command made instead of a redirect.
 *
 * @throws 404 for everyone but operators
 */
export async function carryOut<Value extends { kind: "done" }>(
  args: WriteArgs,
  decision: Decision,
  decide: (tx: Db, operatorId: string, words: string) => Promise<Value | Refusal>,
) {
  const { request } = args;
  const { intent, about, needsWords, page } = decision;
  const operator = await requireOperator(request);
  const lang = requestLang(request);
  const typed: TypedDecision = { about, words: decision.words };
  if (!(await isRecentlyConfirmed(operator, new Date())))
    return { ok: false as const, refusal: refuseUnconfirmed({ intent, next: page, lang, typed }) };
  const words = decision.words.trim();
  const problem = findWordsProblem(words);
  if (problem && (needsWords || problem === "long")) {
    const fields = { words: wordsProblemText(problem, lang) };
    return {
      ok: false as const,
      refusal: refuse({ intent, status: 422, reason: "fields", fields, typed }),
    };
  }
  const written = await writeAs(args, (tx) => decide(tx, operator.personId, words));
  if (!written.ok)
    return { ok: false as const, refusal: refuseUnwritten(written.error, { intent, lang, typed }) };
  const { value, headers } = written;
  if (value.kind === "done") return { ok: true as const, value, headers };
  const { reason } = value;
  return {
    ok: false as const,
    refusal: refuse({ intent, status: 409, reason, text: m.operator_gone({}, lang), typed }),
  };
}
