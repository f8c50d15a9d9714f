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
  children,
}: {
  /** The item's page. */
  action: string;
  intent: string;
  /** Drawn as the screen's main button. */
  isMain?: boolean;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={action} className={`relative ${className}`}>
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
