import { FootAlert } from "./foot-alert.tsx";
import { Notice } from "./notice.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The fields of an ActionResult (app/forms/action-result.server.ts) that are shown. */
export interface ShownResult {
  ok: boolean;
  intent: string;
  text: string;
  link?: { to: string; text: string } | undefined;
}

/**
 * The result of a form: an alert for a refusal, a status for a success. Renders nothing for the result
 * of another form, or if only the fields have errors.
 */
export function FormAnswer({
  result,
  intent,
  done,
  doneLink,
  isAtFoot = false,
}: {
  result: ShownResult | undefined;
  /** Shows only results with this intent; without it those of every form of the page. */
  intent?: string;
  /** Success message after a redirect. */
  done?: string | undefined;
  /** Leads to what was made or taken. */
  doneLink?: ShownResult["link"];
  /** Fixed to the bottom of the window instead of in place. */
  isAtFoot?: boolean;
}) {
  if (result && intent !== undefined && result.intent !== intent) return null;
  const shown = result ?? { ok: true, text: done ?? "", link: doneLink };
  if (shown.text === "") return null;
  if (isAtFoot)
    return (
      <FootAlert>
        <ResultText {...shown} />
      </FootAlert>
    );
  return (
    <Notice tone={shown.ok ? "good" : "problem"}>
      <ResultText {...shown} />
    </Notice>
  );
}

/** The text of a result, with its link if it has one. */
export const ResultText = ({ text, link }: Pick<ShownResult, "text" | "link">) => (
  <>
    {text}
    {link && (
      <>
        {" "}
        <Link to={link.to} className="underline">
          {link.text}
        </Link>
      </>
    )}
  </>
);
