import type {
  RequestAnswer,
  RequestKind,
  RequestState,
} from "#domain/agentiks/abilities/request-form.ts";
import type { RequestBooking } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestBill } from "./request-bill.ts";
import type { HandOverReason, StepKind } from "./chats.ts";

/** The form that is being filled in, after an agentik's answer. */
export interface RequestProgress {
  /** Name of its form. */
  name: string;
  /** Kind of its form; undefined where it does not matter any more. */
  kind?: RequestKind | undefined;
  state: RequestState;
  /** Key of the field that is asked now; null once all are answered. */
  asking: string | null;
  answers: readonly RequestAnswer[];
  /** Total of a sent order, in hundredths of a peso; undefined where documents do not say. */
  totalCents?: number | undefined;
  /** The lines of that sum; undefined where nothing was ordered. */
  bill?: RequestBill | undefined;
  /** Booking of a sent form; undefined where it books nothing. */
  booking?: RequestBooking | undefined;
  /** Id of the sent form that this one changes or cancels; undefined for a new one. */
  changes?: string | undefined;
}

/** Changes to a chat by an answer of its agentik. */
export interface ChatEffects {
  /** Undefined: no form is open, and none was. */
  request?: RequestProgress | undefined;
  handOver?: Exclude<HandOverReason, "took"> | undefined;
  /** Id of the sent form that the customer cancels. */
  cancels?: string | undefined;
  /** Labels that the chat gets. */
  labels: readonly string[];
  /** Whether a question stayed without an answer. */
  isUnknown: boolean;
}

/** A step of a run, as it is stored (`run_steps`). */
export interface RunStep {
  kind: StepKind;
  detail: Readonly<Record<string, string | number | boolean>>;
}
