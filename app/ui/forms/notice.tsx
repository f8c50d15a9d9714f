import type { ReactNode } from "react";

const TONES = {
  // Without a box, which would look like a field.
  good: ["py-1 text-success", "i-lucide-circle-check"],
  note: ["p-3 rounded-control bg-raised border border-accent", "i-lucide-info text-accent"],
  problem: [
    "p-3 rounded-control bg-raised border border-danger text-danger",
    "i-lucide-circle-alert",
  ],
} as const;

/** A highlighted message: success, information, or a problem. */
export function Notice({
  tone = "problem",
  children,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
}) {
  const [colors, icon] = TONES[tone];
  return (
    <p
      role={tone === "problem" ? "alert" : "status"}
      className={`flex items-start gap-3 font-600 ${colors}`}
    >
      <span className={`mt-0.5 ${icon}`} aria-hidden="true" />
      <span className="flex-1">{children}</span>
    </p>
  );
}
