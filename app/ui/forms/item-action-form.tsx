import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * A button of an item: a form, also without JavaScript, that posts its `intent` to the item's page.
 */
export function ItemActionForm({
  action,
  intent,
  isMain = false,
  className = "",
  back,
  isInList = back !== undefined,
  formKey,
  price,
  fields,
  children,
}: {
  /** Address of the item's page. */
  action: string;
  intent: string;
  /** Drawn as the screen's main button. */
  isMain?: boolean;
  className?: string;
  /** Address of the list with the button, if the answer redirects back to it. */
  back?: string | undefined;
  /** The button stands in that list, which keeps its scroll position. */
  isInList?: boolean;
  /** Idempotency key from the loader. Cards have none: their writes are idempotent by nature. */
  formKey?: string;
  /** The price on the button, in whole pesos. If it has changed, the user confirms the new one. */
  price?: number | undefined;
  /** Further fields, above the button. */
  fields?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Form
      method="post"
      action={back === undefined ? action : withBack(action, back)}
      className={`relative ${className}`}
      preventScrollReset={isInList}
    >
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {price !== undefined && <input type="hidden" name="price" value={price} />}
      {fields}
      <button name="intent" value={intent} className={`${isMain ? "btn-primary" : "btn"} w-full`}>
        {children}
      </button>
    </Form>
  );
}

/** In the address instead of a field: one element less on each card of a list. */
const withBack = (action: string, back: string) =>
  `${action}${action.includes("?") ? "&" : "?"}back=${encodeURIComponent(back)}`;
