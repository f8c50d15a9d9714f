import { useEffect } from "react";
import { useToast } from "#app/ui/toasts/toast-context.ts";
import { useIsInDocument } from "#app/ui/toasts/use-is-in-document.ts";
import { FootAlert } from "./foot-alert.tsx";
import { ResultText, type ShownResult } from "./form-answer.tsx";

/**
 * A result wherever on the page the button was. With JavaScript a success is a toast, so that it covers
 * nothing for long; in a page that a form was sent to without it, and for a refusal, it stays at the foot.
 */
export function FootAnswer({
  result,
  done = "",
  doneLink,
}: {
  result: ShownResult | undefined;
  done?: string | undefined;
  doneLink?: ShownResult["link"];
}) {
  const { ok, text, link } = result ?? { ok: true, text: done, link: doneLink };
  const toast = useToast();
  const isToast = !useIsInDocument() && ok && text !== "";
  useEffect(() => {
    if (isToast) toast(text, link);
  }, [isToast, text, link, toast]);
  if (isToast || text === "") return null;
  return (
    <FootAlert>
      <ResultText text={text} link={link} />
    </FootAlert>
  );
}
