import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { BUY } from "#domain/money/ask-to-buy.ts";

/** A button with a price: it leads to the question, and charges nothing itself. */
export function AskToBuy({
  page,
  back,
  isMain = false,
  children,
}: {
  /** Address of the page that asks. */
  page: string;
  /** Address of the list with the button. */
  back?: string;
  /** Drawn as the screen's main button. */
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <Form action={page} className="relative" preventScrollReset={back === undefined}>
      <button name={BUY} value={back ?? "1"} className={`${isMain ? "btn-primary" : "btn"} w-full`}>
        {children}
      </button>
    </Form>
  );
}
