import { createHash } from "node:crypto";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";

/**
 * SHA-256 of a call, in base64url: what a person approves is bound to it.
 *
 * @param call as `readToolCall` returns it, which puts its fields in one order
 */
export const hashCall = (call: ToolCall): string =>
  createHash("sha256").update(JSON.stringify(call)).digest("base64url");
