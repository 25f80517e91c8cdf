import type { ChatTurn } from '../contract/chat.ts';
import type { Corpus } from './find-passages.ts';
import type { AskedWord, ParsedQuestion } from './read-question.ts';
import { withoutManners } from './read-question.ts';

/** How a message follows on from the last turn: it wants more of it, the same more simply, asks about it, or may do so although it could stand on its own. */
export type FollowUp = 'more' | 'simpler' | 'about' | 'perhaps';

const more =
  /^\W*(?:(?:please|ok|okay|and|can|could|would|will) (?:you )?)*(?:(?:tell|say|show|give|explain|write)(?: me| us)?(?: (?:a (?:bit|little)|some|any(?:thing)?))? (?:more|further|else|details?)|go on|continue|keep going|more(?: (?:details?|please|on (?:that|this)|about (?:that|this|it)))?|elaborate(?: on (?:that|this))?|go (?:deeper|further)|expand(?: on (?:that|this))?|is there more|anything else|what else)(?: (?:about|on) (?:that|this|it))?\W*$/i;
const simpler =
  /\b(?:simpl(?:er|ify|ification)|(?:more|explain|put|say)\b[^.?!]*\bsimply|easier|plainer|in (?:simple|plain|easy|other|your own) (?:words|terms|english|language)|eli5|too (?:hard|complicated|difficult|technical|long|abstract)|(?:do not|don'?t|didn'?t|did not|cannot|can'?t) (?:quite |really )?(?:understand|get|follow)|what does (?:that|this|it) (?:all )?mean|in short|shorter|like i'?m (?:five|5)|huh|confus\w+|for (?:a |my )?(?:beginner|child|kid|layman|dumm\w+))\b/i;
/** Words that only a message begins with that goes on from another. */
const goesOn =
  /^\W*(?:(?:ok|okay|yes|no|hm+|right|sure|well)\b\W*)*(?:and|but|so|then|also|or|what about|how about|what if|how come|why not)\b/i;
const leansBack =
  /^\W*(?:why|how so|what(?:['’]?s| is| was) the (?:main |real |chief )?reason|who|whose|when|where|which(?: one)?s?|really|are you sure|(?:is|are|was|were|does|did|do|could|couldn'?t|has|have|wasn'?t|isn'?t) (?:it|that|this|they|he|she|there)|for (?:example|instance)|any|an? example)\b/i;
const pointsBack =
  /\b(?:it|its|that|this|these|those|they|them|their|he|she|his|her|him|there|same|one|ones|others?|another|former|latter|above|instead|examples?|first|second|third|last one|such|you (?:just )?(?:said|mentioned|wrote)|deleted sooner)\b/i;
/** A message that says no more than this by itself. */
const little = 1.5;
/** What the last question counts for beside the message. */
const lastTurn = 0.6;

function weightOf({ words }: ParsedQuestion): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether a message has no subject of its own. */
export function saysNothing(question: ParsedQuestion): boolean {
  return weightOf(question) <= little / 10;
}

/** Whether what a message says by itself is too little to tell what it is about. */
export function saysLittle(question: ParsedQuestion): boolean {
  return weightOf(question) <= little / 3;
}

/** How a message follows on from the last turn, or null when there is none. */
export function findFollowUp(message: string, corpus: Corpus, turns: readonly ChatTurn[]): FollowUp | null {
  if (turns.length === 0) return null;
  if (more.test(message)) return 'more';
  const question = corpus.read(message);
  const own = weightOf(question);
  if (simpler.test(message) && own <= little / 2) return 'simpler';
  const bare = withoutManners(message);
  if (goesOn.test(bare)) return 'about';
  if (own <= little && (leansBack.test(question.text) || pointsBack.test(bare))) return 'about';
  return saysLittle(question) ? 'about' : 'perhaps';
}

function standsAlone(message: string, corpus: Corpus, turns: readonly ChatTurn[]): boolean {
  const how = findFollowUp(message, corpus, turns);
  return how === null || how === 'perhaps';
}

/** The question that the last turns were about: a turn that follows on from the one before it brings that one's words along. */
export function readSubject(corpus: Corpus, turns: readonly ChatTurn[]): ParsedQuestion {
  const last = turns.at(-1);
  if (last === undefined) return { words: [], wanted: 'other', counts: [], after: [], text: '', vector: null };
  const before = turns.slice(0, -1);
  const question = corpus.read(last.question);
  return standsAlone(last.question, corpus, before) ? question : join(question, readSubject(corpus, before));
}

/** The last message that stood on its own. */
export function findStanding(corpus: Corpus, turns: readonly ChatTurn[]): string {
  const standing = turns.findLast(({ question }, index) => standsAlone(question, corpus, turns.slice(0, index)));
  return standing?.question ?? '';
}

/** A message together with what it follows on from. */
export function join(question: ParsedQuestion, subject: ParsedQuestion): ParsedQuestion {
  const words = new Map<string, AskedWord>(question.words.map((word) => [word.term, word]));
  for (const word of subject.words) {
    if (!words.has(word.term)) words.set(word.term, { ...word, weight: word.weight * lastTurn });
  }
  const text = `${subject.text} ${question.text}`;
  return { ...question, words: [...words.values()], text, vector: null };
}
