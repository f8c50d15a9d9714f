/**
 * In place of a button that cannot be pressed, such as Join of a full space: its words, and the reason.
 */
export const ClosedAction = ({ name, reason }: { name: string; reason: string }) => (
  <p className="flex items-start gap-2 py-2 text-sm text-ink-soft">
    <span className="mt-0.5 i-lucide-lock" aria-hidden="true" />
    <span>
      <b className="block">{name}</b>
      {reason}
    </span>
  </p>
);
