import type { ReactNode } from "react";

/**
 * What a button answered. Last in a screen: it stands at the foot of the window, in sight from
 * wherever the button was pressed.
 */
export function FootAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="sticky z-10 bottom-[calc(5rem+var(--player,0px))] lg:bottom-[calc(1rem+var(--player,0px))] card bg-raised shadow-lg mt-4 p-4 font-600"
    >
      {children}
    </p>
  );
}
