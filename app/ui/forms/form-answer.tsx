import { Link } from "@remix-run/react";
import { FootAlert } from "./foot-alert.tsx";
import { Notice } from "./notice.tsx";

/** Of an action's answer (app/forms/action-result.server.ts), what there is to show. */
export interface ShownResult {
  ok: boolean;
  intent: string;
  text: string;
  link?: { to: string; text: string } | undefined;
}

/**
 * What came of a form, in the words of the answer: a refusal is an alert, what went well a status.
 * Nothing where the answer is to another form, or where its fields say what is wrong.
 */
export function FormAnswer({
  result,
  intent,
  done,
  isAtFoot = false,
}: {
  result: ShownResult | undefined;
  /** Of the form it stands at; without it, it is for all of the page. */
  intent?: string;
  /** What was just done, where a redirect led here. */
  done?: string | undefined;
  /** At the foot of the window instead of over the form. */
  isAtFoot?: boolean;
}) {
  if (result && intent !== undefined && result.intent !== intent) return null;
  const shown = result ?? { ok: true, text: done ?? "" };
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

/** The words of an answer, with the way out where there is one. */
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
