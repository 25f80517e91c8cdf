import { termsOf, tokenize } from '../answer/terms.ts';
import { type DeclinedCluster, leastPeople } from '../contract/desk.ts';
import type { Declined } from '../db/declined.ts';

/** Questions whose Jaccard similarity, by their stems without empty words, is at least this are in one cluster. */
const alike = 0.5;

interface Gathered {
  readonly stems: ReadonlySet<string>;
  readonly members: Declined[];
}

function likeness(shared: number, one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return shared / (one.size + other.size - shared);
}

/** The most similar cluster, the first of equals; undefined when none is alike. Most have no stem of the question. */
function findNearest(
  gathered: readonly Gathered[],
  byStem: ReadonlyMap<string, readonly number[]>,
  stems: ReadonlySet<string>,
): Gathered | undefined {
  const shared = new Map<number, number>();
  for (const stem of stems) for (const at of byStem.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  let nearest: Gathered | undefined;
  let most = alike;
  // In the order of the clusters, so that the first of equals stays.
  for (const at of [...shared.keys()].sort((a, b) => a - b)) {
    const one = gathered[at];
    if (one === undefined) continue;
    const like = likeness(shared.get(at) ?? 0, one.stems, stems);
    if (like < most || (like === most && nearest !== undefined)) continue;
    nearest = one;
    most = like;
  }
  return nearest;
}

/**
 * Puts each question into the cluster with the most similar first question, oldest first, so that a cluster keeps its
 * centre as it grows.
 */
function gather(declined: readonly Declined[]): Gathered[] {
  const gathered: Gathered[] = [];
  const byStem = new Map<string, number[]>();
  for (const question of [...declined].reverse()) {
    const stems = new Set(termsOf(question.text));
    const nearest = findNearest(gathered, byStem, stems);
    if (nearest !== undefined) {
      nearest.members.push(question);
      continue;
    }
    for (const stem of stems) {
      const known = byStem.get(stem);
      if (known === undefined) byStem.set(stem, [gathered.length]);
      else known.push(gathered.length);
    }
    gathered.push({ stems, members: [question] });
  }
  return gathered;
}

function countPeople({ members }: Gathered): number {
  return new Set(members.map(({ asker }) => asker)).size;
}

/** One wording of a cluster; a word that only one person used might identify them, and is left out. */
function word({ members }: Gathered): string {
  const users = new Map<string, Set<string>>();
  for (const { text, asker } of members) {
    for (const used of tokenize(text)) users.set(used, (users.get(used) ?? new Set()).add(asker));
  }
  const isShared = (piece: string) => tokenize(piece).every((used) => (users.get(used)?.size ?? 0) > 1);
  const wordings = members.map(({ text }) =>
    text
      .split(/\s+/)
      .filter((piece) => piece !== '')
      .map((piece) => (isShared(piece) ? piece : '…')),
  );
  const left = (pieces: readonly string[]) => pieces.filter((piece) => piece === '…').length;
  // Of those with the fewest words left out the longest.
  const [best = []] = wordings.sort((a, b) => left(a) - left(b) || b.length - a.length);
  return best.join(' ').replace(/…(?: …)+/g, '…');
}

/**
 * Clusters of declined questions: those that five people or more asked, with a wording, most people first, and the
 * number of the other questions.
 */
export function clusterDeclined(declined: readonly Declined[]): {
  readonly clusters: readonly (DeclinedCluster & { readonly ids: readonly string[] })[];
  readonly unshown: number;
} {
  const gathered = gather(declined);
  const shown = gathered.filter((one) => countPeople(one) >= leastPeople);
  const clusters = shown.map((one) => {
    const ids = one.members.map(({ id }) => id);
    return {
      id: ids[0] ?? '',
      wording: word(one),
      people: countPeople(one),
      times: ids.length,
      lastAt: one.members.at(-1)?.createdAt ?? '',
      ids,
    };
  });
  const shownTimes = clusters.reduce((sum, { times }) => sum + times, 0);
  return {
    clusters: clusters.sort((a, b) => b.people - a.people || (a.lastAt < b.lastAt ? 1 : -1)),
    unshown: declined.length - shownTimes,
  };
}
