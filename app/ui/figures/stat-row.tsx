import { StatCard } from "./stat-card.tsx";

/** The props of a {@link StatCard}. */
export type Stat = Parameters<typeof StatCard>[0];

/**
 * Four stat cards in a row; two rows of two on small screens.
 *
 * @param className gap and margin
 */
export function StatRow({
  stats,
  className = "gap-4",
}: {
  stats: readonly Stat[];
  className?: string;
}) {
  return (
    <dl className={`grid grid-cols-2 lg:grid-cols-4 ${className}`}>
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </dl>
  );
}
