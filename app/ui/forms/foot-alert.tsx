import type { ReactNode } from "react";

/**
 * The result of a form, fixed to the bottom of the window so that it is visible wherever the button
 * was. Place it last in a screen.
 */
export function FootAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="at-foot card bg-raised shadow-lg mt-4 p-4 font-600">
      {children}
    </p>
  );
}
