import type { ChatTurn } from '../contract/chat.ts';
import type { Corpus } from './corpus.ts';
import { type AskedWord, askingPart, type ParsedQuestion, splitClauses, withoutPhrasing } from './read-question.ts';
import { termsOf } from './terms.ts';

/**
 * What a follow-up asks for: more of the last answer, another one, the same in simpler words, a reason, an example, one
 * of the things that it names or its sources; or it is a question.
 */
export type FollowUp = 'more' | 'other' | 'simpler' | 'reason' | 'example' | 'one' | 'source' | 'question';

const more =
  /^\W*(?:(?:please|ok|okay|and|can|could|would|will) (?:you )?)*(?:(?:tell|say|show|give|explain|write)(?: me| us)?(?: (?:a (?:bit|little)|some|any(?:thing)?))? (?:more|further|else|details?)|go on|continue|keep going|(?:and )?(?:another|one more)(?: one| example)?|more(?: (?:details?|please|on (?:that|this)|about (?:that|this|it)))?|elaborate(?: on (?:that|this))?|go (?:deeper|further)|expand(?: on (?:that|this))?|is there more|anything else|what else)(?: (?:about|on) (?:that|this|it))?\W*$/i;
/** Complaints that the last answer missed the question, for which there may be another one. */
const missed =
  /\b(?:not|(?:is|was|do|did|does|has|have)n['’]?t)\b.*\b(?:ask(?:ed|ing)?|mean|meant|question|answer(?:ed)?)\b|\bmeant something else\b|\bwrong\b/i;
const missedWords =
  /^(?:\W|\b(?:about|actually|an|answer|answered|ask|asked|asking|but|for|i|it|its|(?:is|was|do|did|does|has|have)(?:n['’]?t)?|mean|meant|my|no|not|question|really|s|something else|sorry|that|thats|the|this|to|what|wrong|you)\b)+$/i;
const simpler =
  /\b(?:simpl(?:er|ify|ification)|(?:more|explain|put|say)\b[^.?!]*\bsimply|easier|plainer|in (?:simple|plain|easy|other|your own) (?:words|terms|english|language)|eli5|too (?:hard|complicated|difficult|technical|long|abstract)|(?:do not|don['’]?t|didn['’]?t|did not|cannot|can['’]?t) (?:quite |really )?(?:understand|get|follow)|what does (?:that|this|it) (?:all )?mean|in short|shorter|(?:like|as if) i(?:['’]?m| am| were| was) (?:an? )?(?:five|six|seven|eight|nine|ten|twelve|\d{1,2}|child|kid|beginner)|huh|confus\w+|for (?:a |my )?(?:beginner|child|kid|layman|dumm\w+)|(?:explain|say) (?:that|this|it) again|come again|tl;?dr)\b|^\W*(?:sorry\W+)?what\W*$/i;
/** Where findings are published, and the verbs for finding something. */
const work =
  'stud(?:y|ies)|papers?|sources?|evidence|research(?:ers)?|authors?|references?|citations?|links?|pages?|proof|experiment|survey|trial';
const found = 'found|finds|showed|shows|discovered|sa(?:ys?|id)|wrote|ran|did|made|claims?|proved|measured|studied';
/** Questions for the source of a statement. */
const source = new RegExp(
  `\\b(?:${work}|says who|by whom|who by|comes? from|really|sure|trust)\\b|\\bwho\\b.*\\b(?:${found})\\b|\\bhow\\b.*\\bknow\\b`,
  'i',
);
const aroundSource =
  'a|about|all|and|any|anybody|anyone|are|behind|but|by|can|cite|come|comes|could|do|does|economists|figures?|find|for|from|got|have|how|i|in|is|it|its|know|numbers?|of|ok|okay|on|one|out|people|really|so|sure|that|the|there|these|they|this|those|to|trust|was|we|well|were|when|what|where|which|who|whom|whose|year|you|your';
/** A message of these words alone asks for the source only. */
const sourceWords = new RegExp(`^(?:\\W|\\b(?:${work}|${found}|${aroundSource})\\b)+$`, 'i');
const oneOf =
  /^\W*(?:(?:please|ok|okay|yes|and|can|could|would|will|you|i|like|want|tell|show|give|explain|take|choose|pick|me|us|to|about|more|just|any)\W+)*one of (?:these|those|them)(?:\W+please)?\W*$/i;
const example = /\b(?:examples?|instance)\b|^\W*(?:such as|like what|e\.? ?g\.?)\W*$/i;
/** Words that say what an example is to be like. */
const aboutExamples = new Set(
  'everyday easy good nice practical concrete short simple real life specific use worked e g'.split(' '),
);
/** Words at the start of a message that continues another one. */
const goesOn =
  /^\W*(?:(?:ok|okay|yes|no|hm+|right|sure|well)\b\W*)*(?:and|but|so|then|also|or|what about|how about)\b/i;
const elliptical =
  /^\W*(?:why|how so|how come|what if|by how|what(?:['’]?s| is| was) the (?:main |real |chief )?reason|who|whose|when|where|which(?: one)?s?|really|are you sure|for (?:example|instance)|any|an? example)\b/i;
/** Words that point to what was said; `is there` and `there are` do not. */
const pointsBack =
  /\b(?:it|its|that|this|these|those|they|them|their|he|she|his|her|him|(?<!\b(?:is|are|was|were|has|have|will|would|can|could|should) )there(?! (?:is|are|was|were|has|have|will|would)\b(?! also\b))|then|same|one|ones|others?|another|former|latter|above|instead|examples?|first|second|third|last one|such|you (?:just )?(?:said|mentioned|wrote)|deleted sooner)\b/i;
/** What to do, without a word of what it is done to: `how do I register?`. */
const doesBare = /^\W*(?:and )?(?:how|where|when) (?:(?:do|can|could|should) (?:i|we|you) |to )?\w+(?: up| in)?\W*$/i;
/** A message of less weight may need the one before it to be understood. */
const little = 1.5;
/** The weight of the earlier question beside the message. */
const lastTurn = 0.6;

/** True for a message for any of several things that were named. */
export function wantsOne(message: string): boolean {
  return oneOf.test(message);
}

/** True for a question with hardly a word of its own, such as `and why?`. */
export function saysNothing({ words }: ParsedQuestion): boolean {
  return weightOf(words) <= little / 10;
}

/** True when a question makes no sense without what was said before it. */
export function leansBack(message: string, question: ParsedQuestion): boolean {
  return saysNothing(question) || doesBare.test(message) || pointsBack.test(withoutPhrasing(message));
}

/** Classifies a follow-up. */
export function readFollowUp(message: string, question: ParsedQuestion): FollowUp {
  if (more.test(message)) return 'more';
  if (missed.test(message) && missedWords.test(message)) return 'other';
  if (source.test(message) && sourceWords.test(message)) return 'source';
  if (wantsOne(message)) return 'one';
  const own = weightOf(question.words);
  if (simpler.test(message) && own <= little / 2) return 'simpler';
  const subject = question.words.filter(({ word }) => !aboutExamples.has(word));
  if (example.test(message) && weightOf(subject) <= little / 3) return 'example';
  if (own > little / 5) return 'question';
  return /\bwhy\b|\bhow come\b/i.test(message) ? 'reason' : 'question';
}

/** True when a message can only be understood with the earlier ones. */
export function refersBack(message: string, question: ParsedQuestion): boolean {
  const own = weightOf(question.words);
  const bare = withoutPhrasing(message);
  if (own <= little / 3 || goesOn.test(bare) || readFollowUp(message, question) !== 'question') return true;
  const pointing = [openingOf(bare, question), askingPart(bare)];
  return own <= little && (elliptical.test(question.text) || pointing.every((part) => pointsBack.test(part)));
}

/** The clauses of a message up to the first that says anything: what a word in a later one points to is there. */
function openingOf(message: string, { words }: ParsedQuestion): string {
  const clauses = splitClauses(message);
  const telling = new Set(words.flatMap(({ term, weight }) => (weight > 0 ? [term] : [])));
  const first = clauses.findIndex((clause) => termsOf(clause).some((term) => telling.has(term)));
  return first < 0 ? message : clauses.slice(0, first + 1).join(' ');
}

function weightOf(words: readonly AskedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** The question that the last turns were about: a turn that refers back is joined with the one before it. */
export function readSubject(corpus: Corpus, turns: readonly ChatTurn[]): ParsedQuestion {
  const question = corpus.read(turns.at(-1)?.question ?? '');
  const isFirst = turns.length <= 1 || !refersBack(turns.at(-1)?.question ?? '', question);
  return isFirst ? question : join(question, readSubject(corpus, turns.slice(0, -1)));
}

/** Joins a message with the earlier question. */
export function join(question: ParsedQuestion, subject: ParsedQuestion): ParsedQuestion {
  const words = new Map<string, AskedWord>(question.words.map((word) => [word.term, word]));
  for (const word of subject.words) {
    if (!words.has(word.term)) words.set(word.term, { ...word, weight: word.weight * lastTurn });
  }
  const text = `${subject.text} ${question.text}`;
  return { ...question, words: [...words.values()], text, vector: null };
}
