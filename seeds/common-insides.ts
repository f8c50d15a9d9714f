import type { agentiks } from "#db/schema/items/catalogue.ts";
import { AGENTIK_COUNT, agentikAt } from "./agentiks.ts";
import { daysBefore } from "./clock.ts";
import { COMMON_INSIDES } from "./content/common-inside.ts";
import { WRITTEN_INSIDES } from "./content/space-insides.ts";
import type { WrittenInside } from "./content/written-inside.ts";
import { createRandom } from "./random.ts";
import { SPACE_COUNT, spaceAt } from "./spaces.ts";

/** Spaces that get the common inside: those of the second page of Spaces, and some of the third. */
export const COMMON_INSIDES_COUNT = 36;
/** Before the documents, which are a week old. */
const THERE_DAYS_AGO = 8;

type Agentik = typeof agentiks.$inferInsert;

/**
 * Insides of the largest spaces that none is written for: what any community or team has, with words that
 * differ from space to space, and an agentik of one of the members.
 */
export function composeCommonInsides(now: Date): WrittenInside[] {
  const written = new Set(WRITTEN_INSIDES.map(({ space }) => space));
  const agentiks = Array.from({ length: AGENTIK_COUNT }, (_, index) => agentikAt(index, now));
  const largest = Array.from({ length: SPACE_COUNT }, (_, index) => spaceAt(index, now))
    .filter(({ space }) => !written.has(space.id))
    .sort(({ members: a }, { members: b }) => b.length - a.length);
  const insides: WrittenInside[] = [];
  for (const one of largest) {
    const inside = composeInside(one, agentiks, now);
    if (inside) insides.push(inside);
    if (insides.length === COMMON_INSIDES_COUNT) break;
  }
  return insides;
}

/** @returns undefined where no member of a week ago has an active agentik in the space's language */
function composeInside(
  { space, members }: ReturnType<typeof spaceAt>,
  agentiks: readonly Agentik[],
  now: Date,
): WrittenInside | undefined {
  const before = daysBefore(now, THERE_DAYS_AGO);
  const there = new Set(
    members.flatMap(({ personId, joinedAt }) => (joinedAt! < before ? [personId] : [])),
  );
  const agentik = agentiks.find(
    ({ status, language, ownerId, createdAt }) =>
      status === "active" &&
      language === space.language &&
      createdAt! < before &&
      there.has(ownerId!),
  );
  if (!agentik || there.size < 5) return undefined;
  const random = createRandom(`inside of ${space.id}`);
  const language = space.language!;
  const common = COMMON_INSIDES[language];
  const isTeam = space.type === "custom";
  const { name, label, text } = isTeam ? common.duties : common.agreements;
  const { title, question, thanks } = isTeam ? common.askTeam : common.ask;
  const { introduce, answer, tasks } = common;
  const first = random.int(0, introduce.words.length - 1);
  const words = [0, 2, 3].map((step) => introduce.words[(first + step) % introduce.words.length]!);
  return {
    space: space.id,
    language,
    agentik: agentik.id!,
    documents: [
      {
        name,
        labels: [label],
        isPinned: true,
        text: text
          .replace("{about}", () => space.description)
          .replace("{}", () => random.pick(common.weekdays)),
      },
    ],
    answers: [answer],
    threads: [
      {
        title: introduce.title,
        hoursAgo: random.int(100, 150),
        messages: [
          { by: 0, text: introduce.welcome },
          ...words.map((said, index) => ({ by: index + 1, text: said })),
        ],
      },
      {
        title,
        hoursAgo: random.int(5, 90),
        messages: [
          { by: 2, text: question, isAnswered: true },
          { by: 2, text: thanks },
        ],
      },
    ],
    tasks: tasks.map((task, index) => ({ title: task, for: index, inDays: 3 + 4 * index })),
  };
}
