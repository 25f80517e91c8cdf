const greeting =
  /^[¡\s]*(hi|hello|hey|hiya|greetings|good (morning|afternoon|evening|day)|hola|buen[oa]s (d[ií]as|tardes|noches)|bonjour|salut|hallo|guten (tag|morgen|abend)|ciao|buongiorno|ol[aá]|bom dia|hej|namaste)( there| cap| everyone| all)?[\s!.,:)]*(how are you[\s?!.]*)?$/i;
const filler =
  /\b(?:ok|okay|lol|haha+|well|cool|great|nice|good|perfect|super|then|so much|very much|a lot|for (?:your|the) (?:help|answers?|time)|(?:that|this|it) (?:really )?(?:helped|helps)|(?:that|this|it)(?: is|['’]s| was) (?:very |really )?(?:helpful|useful|kind|all))\b/gi;
const thanks = /^(?:(?:many )?thanks|thank you|thx|ty|cheers)$/i;
const farewell =
  /^(?:(?:many thanks|thanks|thank you|thx|cheers|and)\s*)*(?:good ?bye|bye(?: bye)?|see (?:you|ya)(?: later| soon)?|good night|cu|later)$/i;

export type Courtesy = 'hello' | 'thanks' | 'farewell';

/** The kind of a message that only greets, thanks or says goodbye; null for others. */
export function readCourtesy(message: string): Courtesy | null {
  if (greeting.test(message.trim())) return 'hello';
  const text = message
    .replace(filler, ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (thanks.test(text)) return 'thanks';
  return farewell.test(text) ? 'farewell' : null;
}

const subjects =
  /\bwhat (?:(?:kinds?|sorts?) of )?(?:things|questions|topics|subjects)? ?(?:can|could|may|should) (?:i|we) ask\b|\bwhat (?:(?:kinds?|sorts?) of )?(?:things|questions) (?:can|do) you answer\b|\bwhat (?:can|do) you (?:do|know|help)(?: (?:here|for me|me)| me with)?\W*$|^\W*help\W*$/i;
const writer =
  /\b(?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with)\b|\bis (?:this|that|it) (?:an?|the) (?:bot|chatbot|robot|machine|program|computer|ai|human|person|professor)(?: here)?\W*$|\bwho (?:answers|is answering|writes|is writing)(?: (?:here|this|me|my questions?))?\W*$/i;

/** True for a message that asks what the assistant can be asked. */
export function asksForSubjects(message: string): boolean {
  return subjects.test(message);
}

/** True for a message that asks who or what answers. */
export function asksWhoAnswers(message: string): boolean {
  return writer.test(message);
}

const orders: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip|drop)\b.{0,40}\b(rules?|instructions?|prompts?|guidelines?|restrictions?|limits?|policy|policies|above|previous|prior|everything|training)\b/is,
  /\b(system|hidden|initial|secret|original|developer)\s+(prompt|message|instructions?)\b/i,
  /\b(reveal|print|repeat|output|show|leak|tell)\b.{0,40}\b(your|the)\b.{0,20}\b(prompt|instructions?|rules|configuration|api key|password|token)\b/is,
  /\byou are (now|no longer)\b/i,
  /(?<=^\W*|[.!?;:,\n]\s*|\b(?:you|please|now|and|then)\s+(?:(?:must|should|will|can|to|have to)\s+)?)(pretend|act|behave|respond|answer|roleplay|role-play)\b.{0,20}\b(as|to be|like)\b.{0,20}\b(a|an|my|the|if)\b/is,
  /\b(jailbreak|developer mode|dan mode|do anything now)\b/i,
  /<\/?\s*(system|assistant|instructions?)\b|\[\/?(inst|system)\]|(?:^|[.!?;])\s*(system|assistant)\s*:/im,
  /\b(decode|base64|rot13)\b.{0,60}\b(follow|execute|run|obey|do|answer)\b/is,
];

/** Words that are recognised even with their inner letters shuffled: `ignroe prevoius instructions`. */
const watched = ['ignore', 'disregard', 'bypass', 'override', 'previous', 'instructions', 'prompt', 'reveal'];

function key(word: string): string {
  return word.slice(0, 1) + [...word.slice(1, -1)].sort().join('') + word.slice(-1);
}
const watchedKeys = new Map(watched.map((word) => [key(word), word]));

/** True for a message with instructions to a language model. */
export function givesOrders(message: string): boolean {
  const plain = message.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const corrected = plain.replace(/[a-z]{5,14}/gi, (word) => watchedKeys.get(key(word.toLowerCase())) ?? word);
  return orders.some((order) => order.test(corrected));
}
