/**
 * In place of a button that cannot be pressed, such as Join of a full space: its words, and the reason.
 */
export const ClosedAction = ({ name, reason }: { name: string; reason: string }) => (
  <p className="py-2 text-sm text-ink-soft">
    ⊘ <b>{name}</b> {reason}
  </p>
);
