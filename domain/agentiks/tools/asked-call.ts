/** What became of the tool calls that a run asked for, when the run ended. */
import type { ToolCall } from "./tool-call.ts";

/**
 * Why a call cannot be completed: there are no such `entry` or no one `customer` of that name; see
 * `CALL_FAILURES` for the others.
 */
export type Incomplete = "entry" | "customer" | "window" | "closed";

/**
 * Why a call is not even stored: the tool is forbidden (`never`), the `host` is not listed, a `guest` or an
 * unconfirmed address may not send, too many in a run (`many`) or in a day (`limit`), or it cannot be completed.
 */
export type NotAllowed = "never" | "host" | "guest" | "many" | "limit" | Incomplete;

/**
 * A call that a run asked for. `do`: the workers make it by themselves, after the run's end; `ask`: it waits
 * for the owner's approval; `not`: it was left out.
 */
export type AskedCall =
  | { kind: "do" | "ask"; call: ToolCall; id: string }
  | { kind: "not"; call: ToolCall; why: NotAllowed };
