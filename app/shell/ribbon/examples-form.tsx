import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#domain/addresses/paths.ts";

/** A button that puts the examples away, or brings them back, and stays on the page. */
export function ExamplesForm({
  intent,
  className,
  children,
}: {
  intent: "away" | "back";
  className: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.examples} preventScrollReset>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button name="intent" value={intent} className={className}>
        {children}
      </button>
    </Form>
  );
}
