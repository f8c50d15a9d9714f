import type { Viewer } from "#app/session/viewer.server.ts";
import * as m from "#app/messages/messages.js";
import { inBoth } from "#app/presenters/local-text.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";

/**
 * What the ribbon says: to visitors whose things are shown, to guests that examples are among their own, or
 * that theirs are in this browser alone. Made on the server, so that the script of every page has no text
 * that most viewers never see.
 *
 * @param name the demo person's first name
 * @returns undefined for accounts, which have no ribbon
 */
export function ribbonText(
  { kind, hasEnded, hasExamples }: Pick<Viewer, "kind" | "hasEnded" | "hasExamples">,
  name: string,
): LocalText | undefined {
  if (kind === "account") return undefined;
  if (hasEnded) return inBoth((lang) => m.shell_ribbon_ended({}, lang));
  if (kind === "guest") {
    const text = hasExamples ? m.shell_ribbon_guest : m.shell_ribbon_browser;
    return inBoth((lang) => text({}, lang));
  }
  return inBoth((lang) =>
    hasExamples ? m.shell_ribbon_example({ name }, lang) : m.shell_ribbon_nobody({}, lang),
  );
}
