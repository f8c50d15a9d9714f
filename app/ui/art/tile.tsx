/** One cell of a cover drawing (`TileSymbols`), in the text's colour. Decoration. */
export function Tile({ drawing, className = "" }: { drawing: number; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true" className={className}>
      <use href={`#tile-${drawing}`} />
    </svg>
  );
}
