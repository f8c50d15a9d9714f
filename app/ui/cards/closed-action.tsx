/** In place of a button that cannot be pressed, such as Join of what is full: the reason. */
export const ClosedAction = ({ name, reason }: { name: string; reason: string }) => (
  <p className="py-2 text-sm text-ink-soft">
    ⊘ <span className="sr-only">{name}</span> {reason}
  </p>
);
