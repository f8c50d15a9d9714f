import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * One button of an item, as the form it is without script: it posts its intent to the item's own
 * page, which answers there.
 */
export function ItemActionForm({
  action,
  intent,
  isMain = false,
  isDisabled = false,
  className = "",
  back,
  formKey,
  price,
  children,
}: {
  /** The item's page. */
  action: string;
  intent: string;
  /** Drawn as the screen's main button. */
  isMain?: boolean;
  isDisabled?: boolean;
  className?: string;
  /** The address of the list the button is on, where the answer leads back to it. */
  back?: string;
  /** From the loader: safe to send twice. Cards go without; what they ask for is done once by nature. */
  formKey?: string;
  /** Whole pesos, as the button says them: another price has to be confirmed. */
  price?: number | undefined;
  children: ReactNode;
}) {
  return (
    <Form
      method="post"
      action={action}
      className={`relative ${className}`}
      preventScrollReset={back !== undefined}
    >
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {price !== undefined && <input type="hidden" name="price" value={price} />}
      <button
        name="intent"
        value={intent}
        disabled={isDisabled}
        className={`${isMain ? "btn-primary" : "btn"} w-full`}
      >
        {children}
      </button>
    </Form>
  );
}
