import type { ReactNode } from "react";

/** What came of a form, over it: something went well, or something has to be done. */
export function FormAnswer({
  isGood = false,
  children,
}: {
  isGood?: boolean;
  children: ReactNode;
}) {
  return (
    <p
      role={isGood ? "status" : "alert"}
      className={`flex items-start gap-3 p-3 rounded-control bg-raised border font-600 ${isGood ? "border-success text-success" : "border-danger text-danger"}`}
    >
      <span
        className={isGood ? "i-lucide-circle-check mt-0.5" : "i-lucide-circle-alert mt-0.5"}
        aria-hidden="true"
      />
      <span className="flex-1">{children}</span>
    </p>
  );
}
