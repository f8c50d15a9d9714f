export const HANDLE_MIN_CHARACTERS = 3;
export const HANDLE_MAX_CHARACTERS = 30;

/** Lower-case ASCII letters, digits, and single hyphens between them. */
const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names that could be taken for Plaza itself, its staff, or a part of an address. */
const RESERVED_HANDLES: ReadonlySet<string> = new Set([
  "abuse",
  "account",
  "admin",
  "administrador",
  "administrator",
  "agentiks",
  "ajustes",
  "anonimo",
  "anonymous",
  "api",
  "artifakts",
  "ayuda",
  "builder",
  "challenges",
  "creator",
  "cuenta",
  "cuenta-eliminada",
  "demo",
  "facturacion",
  "guest",
  "help",
  "inbox",
  "info",
  "invitado",
  "legal",
  "library",
  "login",
  "marketplace",
  "me",
  "new",
  "nobody",
  "notifications",
  "null",
  "operator",
  "pagos",
  "perks",
  "plaza",
  "plaza-pro",
  "portals",
  "postmaster",
  "privacidad",
  "root",
  "search",
  "security",
  "seguridad",
  "settings",
  "signup",
  "soporte",
  "spaces",
  "staff",
  "support",
  "system",
  "undefined",
  "user",
  "visitante",
  "visitor",
  "wallet",
  "webmaster",
]);

export type HandleProblem =
  "handle-short" | "handle-long" | "handle-characters" | "handle-reserved";

/**
 * A handle as a person types it: spaces around it, a leading `@` and upper case are tolerated. It is
 * unique (a rule of the database), and invitations find a person by it.
 */
export function parseHandle(
  typed: string,
): { handle: string; problem?: undefined } | { handle?: undefined; problem: HandleProblem } {
  const handle = typed.trim().replace(/^@/, "").toLowerCase();
  if (handle.length < HANDLE_MIN_CHARACTERS) return { problem: "handle-short" };
  if (handle.length > HANDLE_MAX_CHARACTERS) return { problem: "handle-long" };
  if (!HANDLE.test(handle)) return { problem: "handle-characters" };
  if (RESERVED_HANDLES.has(handle)) return { problem: "handle-reserved" };
  return { handle };
}
