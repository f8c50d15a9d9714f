/** Plaza's logo: four petals of a tile, one of them gold. */
export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M20 20q0-19 19-19q0 19-19 19zM20 20q19 0 19 19q-19 0-19-19zM20 20q0 19-19 19q0-19 19-19z"
      />
      <path fill="var(--gold)" d="M20 20q-19 0-19-19q19 0 19 19z" />
    </svg>
  );
}
