/** Log level of an event: `warn` may need an operator's attention. */
export type SecurityLevel = "info" | "warn";

/** Security events in the log, with their level (docs/security.md, "Events"). */
export const SECURITY_EVENTS = {
  "sign-in": "info",
  "sign-in-failed": "warn",
  "second-step-required": "info",
  "second-step-failed": "warn",
  "sign-out": "info",
  "sign-up-requested": "info",
  "account-created": "info",
  "account-deleted": "info",
  "data-exported": "info",
  "password-wrong": "warn",
  "password-changed": "info",
  "identity-confirmed": "info",
  "second-factor-added": "info",
  "second-factor-removed": "info",
  "recovery-codes-replaced": "info",
  "recovery-code-used": "warn",
  "api-token-created": "info",
  "email-change-requested": "info",
  "email-changed": "info",
  "email-verified": "info",
  "reset-requested": "info",
  "reset-sent": "info",
  "reset-used": "info",
  "link-refused": "warn",
  "session-ended": "info",
  "sessions-ended": "info",
  "sign-in-required": "info",
  "limit-reached": "warn",
} as const satisfies Record<string, SecurityLevel>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
