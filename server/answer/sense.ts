import type { English } from './english.ts';

/** What a text is about, as a direction of length 1; null for a text without a word that is known. */
export type Sense = Float32Array | null;

/** A word and how much it says. */
export interface Weighed {
  readonly word: string;
  readonly weight: number;
}

/** Reads what words together are about. */
export type ReadSense = (words: readonly Weighed[]) => Sense;

/** Fewer texts than these may have their very subject in common. */
const enough = 20;
/** What even a common word counts for. */
const least = 0.2;

/** How alike two texts are in what they are about, 0 to 1. */
export function alike(a: Sense, b: Sense): number {
  if (a === null || b === null) return 0;
  return Math.max(0, dot(a, b));
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function unit(sum: Float32Array): Sense {
  const length = Math.sqrt(dot(sum, sum));
  return length === 0 ? null : sum.map((value) => value / length);
}

/** What two texts together are about, the second with a share of the first's weight. */
export function blend(a: Sense, b: Sense, share: number): Sense {
  if (a === null || b === null) return a ?? b;
  return unit(a.map((value, at) => value + share * (b[at] ?? 0)));
}

/** Gives the reader of senses for a site: what all of its `texts` have in common says nothing there and is left out. */
export function createSenseReader({ direct }: English, texts: readonly (readonly Weighed[])[]): ReadSense {
  function add(words: readonly Weighed[]): Sense {
    let sum: Float32Array | null = null;
    for (const { word, weight } of words) {
      const direction = direct(word);
      if (direction === undefined) continue;
      sum ??= new Float32Array(direction.length);
      const share = least + (1 - least) * Math.min(1, weight);
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (direction[at] ?? 0);
    }
    return sum === null ? null : unit(sum);
  }
  const senses = texts.flatMap((words) => add(words) ?? []);
  const [first] = senses;
  const sum = new Float32Array(first?.length ?? 0);
  for (const sense of senses) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (sense[at] ?? 0);
  const common = senses.length < enough ? null : unit(sum);
  return (words) => {
    const sense = add(words);
    if (sense === null || common === null) return sense;
    const along = dot(sense, common);
    return unit(sense.map((value, at) => value - along * (common[at] ?? 0)));
  };
}
