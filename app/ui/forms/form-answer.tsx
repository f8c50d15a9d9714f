import { useContext, useEffect } from "react";
import { Link } from "#app/ui/links/link.tsx";
import { NO_TOASTS, ToastContext } from "#app/ui/toasts/toast-context.ts";
import { useIsInDocument } from "#app/ui/toasts/use-is-in-document.ts";
import { FootAlert } from "./foot-alert.tsx";
import { Notice } from "./notice.tsx";

/** The fields of an ActionResult (app/forms/action-result.server.ts) that are shown. */
export interface ShownResult {
  ok: boolean;
  intent: string;
  text: string;
  link?: { to: string; text: string } | undefined;
}

/**
 * Result of a form: an alert for a refusal. With JavaScript a success is a toast, which is visible
 * wherever the page is scrolled to; without it, a status in the page. Renders nothing for the
 * result of another form, or if only fields have problems.
 */
export function FormAnswer({
  result,
  intent,
  done = "",
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
  const toast = useContext(ToastContext);
  const isInDocument = useIsInDocument();
  const isOther = result !== undefined && intent !== undefined && result.intent !== intent;
  const { ok, text, link } = result ?? { ok: true, text: done, link: doneLink };
  const isToast = ok && text !== "" && !isOther && !isInDocument && toast !== NO_TOASTS;
  useEffect(() => {
    if (isToast) toast(text, link);
    // The result itself, too: the same words may be said again.
  }, [isToast, result, text, link, toast]);
  if (isOther || isToast || text === "") return null;
  const shown = <ResultText text={text} link={link} />;
  if (isAtFoot) return <FootAlert>{shown}</FootAlert>;
  return <Notice tone={ok ? "good" : "problem"}>{shown}</Notice>;
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
