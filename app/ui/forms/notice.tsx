import type { ReactNode } from "react";

const TONES = {
  good: ["border-success text-success", "i-lucide-circle-check"],
  note: ["border-accent", "i-lucide-info text-accent"],
  problem: ["border-danger text-danger", "i-lucide-circle-alert"],
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
      className={`flex items-start gap-3 p-3 rounded-control bg-raised border font-600 ${colors}`}
    >
      <span className={`mt-0.5 ${icon}`} aria-hidden="true" />
      <span className="flex-1">{children}</span>
    </p>
  );
}
