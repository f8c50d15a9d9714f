import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * The query parameter of a page that asks before money is charged. Of an artifakt's page its value is the
 * address of the list with the button, or "1"; of the perks the id of the perk; of Pro "1".
 */
export const BUY = "buy";

/** Address of the question on a page with several things for sale. @param here with its own query */
export const buyAddress = (here: string, id: string): string =>
  `${here}${here.includes("?") ? "&" : "?"}${BUY}=${encodeURIComponent(id)}`;

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
