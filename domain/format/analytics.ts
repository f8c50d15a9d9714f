import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { between, createRandom, integerBetween, type Random } from "./random.ts";

/** Days in the activity trend. */
export const TREND_DAYS = 30;
/** Dots per kind of item in the insights scatter. */
export const INSIGHTS_PER_KIND = 6;

/** A figure and its change against the previous period. */
export interface SampleFigure {
  value: number;
  /** In percent of the earlier value, one decimal; for percentages, in percentage points. */
  change: number;
}

export interface TrendDay {
  /** 1 is the oldest. */
  day: number;
  /** 1 is Monday, 7 is Sunday; day 1 is a Monday. */
  weekday: number;
  activeUsers: number;
}

/** One item in the insights scatter. */
export interface Insight {
  kind: ItemKind;
  /** Times used in a week. */
  weeklyUses: number;
  /** Percent of successful uses, one decimal. */
  successRate: number;
  /** Number of users: the size of the dot. */
  people: number;
}

/** Platform Analytics of the home. Sample data, marked as such. */
export interface SampleAnalytics {
  /** Mean of the last 7 days of the trend, compared with the 7 days before. */
  activeUsers: SampleFigure;
  /** Percent. */
  revenueGrowth: SampleFigure;
  /** Percent: mean of the insights. */
  successRate: SampleFigure;
  trend: TrendDay[];
  /** Percent, two decimals. */
  uptime: number;
  /** Whole percent. */
  load: number;
  insights: Insight[];
}

/** Factors from Monday to Sunday: less activity at the weekend. */
const WEEKDAY_RHYTHM = [1, 1.04, 1.06, 1.05, 1.02, 0.78, 0.66] as const;

/** Ranges of weekly uses and success rate (percent) for each kind of item. */
const INSIGHT_SHAPES: Record<ItemKind, { uses: [number, number]; success: [number, number] }> = {
  space: { uses: [120, 420], success: [86, 96] },
  artifakt: { uses: [40, 260], success: [82, 97] },
  agentik: { uses: [300, 900], success: [91, 99.5] },
  challenge: { uses: [10, 90], success: [68, 90] },
};

/** Plausible sample figures. Deterministic: the same seed gives the same figures everywhere. */
export function sampleAnalytics(seed: string): SampleAnalytics {
  const random = createRandom(`analytics:${seed}`);
  const trend = sampleTrend(random);
  const insights = ITEM_KINDS.flatMap((kind) => sampleInsights(random, kind));
  const now = mean(trend.slice(-7).map((day) => day.activeUsers));
  const before = mean(trend.slice(-14, -7).map((day) => day.activeUsers));
  return {
    activeUsers: { value: Math.round(now), change: rounded((now / before - 1) * 100, 1) },
    revenueGrowth: {
      value: rounded(between(random, 9, 24), 1),
      change: rounded(between(random, 0.4, 3.6), 1),
    },
    successRate: {
      value: rounded(mean(insights.map((insight) => insight.successRate)), 1),
      change: rounded(between(random, 0.1, 1.4), 1),
    },
    trend,
    uptime: rounded(between(random, 99.9, 99.99), 2),
    load: integerBetween(random, 38, 67),
    insights,
  };
}

function sampleTrend(random: Random): TrendDay[] {
  const start = between(random, 7_000, 9_000);
  const dailyGrowth = between(random, 1.006, 1.012);
  return Array.from({ length: TREND_DAYS }, (_, index) => {
    const rhythm = WEEKDAY_RHYTHM[index % 7] ?? 1;
    const noise = between(random, 0.98, 1.02);
    return {
      day: index + 1,
      weekday: (index % 7) + 1,
      activeUsers: Math.round(start * dailyGrowth ** index * rhythm * noise),
    };
  });
}

function sampleInsights(random: Random, kind: ItemKind): Insight[] {
  const { uses, success } = INSIGHT_SHAPES[kind];
  return Array.from({ length: INSIGHTS_PER_KIND }, () => {
    const weeklyUses = integerBetween(random, ...uses);
    return {
      kind,
      weeklyUses,
      successRate: rounded(between(random, ...success), 1),
      people: Math.max(1, Math.round(weeklyUses / between(random, 4, 12))),
    };
  });
}

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
