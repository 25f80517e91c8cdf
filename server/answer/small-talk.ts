const greeting =
  /^(hi|hello|hey|hiya|greetings|good (morning|afternoon|evening|day))( there| cap| everyone| all)?[\s!.,:)]*(how are you[\s?!.]*)?$/i;
const thanks = /^(thanks|thank you|thank you very much|many thanks|thx|cheers|bye|goodbye|see you)[\s!.,:)]*$/i;

/** True for a message that greets, thanks or takes leave and asks nothing. */
export function isGreeting(message: string): boolean {
  const text = message.trim();
  return greeting.test(text) || thanks.test(text);
}

const orders: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip|drop)\b.{0,40}\b(rules?|instructions?|prompts?|guidelines?|restrictions?|limits?|policy|policies|above|previous|prior|everything|training)\b/is,
  /\b(system|hidden|initial|secret|original|developer)\s+(prompt|message|instructions?)\b/i,
  /\b(reveal|print|repeat|output|show|leak|tell)\b.{0,40}\b(your|the)\b.{0,20}\b(prompt|instructions?|rules|configuration|api key|password|token)\b/is,
  /\byou are (now|no longer)\b/i,
  /\b(pretend|act|behave|respond|answer|roleplay|role-play)\b.{0,20}\b(as|to be|like)\b.{0,20}\b(a|an|my|the|if)\b/is,
  /\b(jailbreak|developer mode|dan mode|do anything now)\b/i,
  /<\/?\s*(system|assistant|instructions?)\b|\[\/?(inst|system)\]|^\s*(system|assistant)\s*:/im,
  /\b(decode|base64|rot13)\b.{0,60}\b(follow|execute|run|obey|do|answer)\b/is,
];

/** Letters that hold a word's outer letters and mix the inner ones still read as the word: `ignroe prevoius instructions`. */
const watched = ['ignore', 'disregard', 'bypass', 'override', 'previous', 'instructions', 'prompt', 'reveal'];

function key(word: string): string {
  return word.slice(0, 1) + [...word.slice(1, -1)].sort().join('') + word.slice(-1);
}
const watchedKeys = new Map(watched.map((word) => [key(word), word]));

/** True for a message that gives orders to a machine instead of asking about the site. */
export function givesOrders(message: string): boolean {
  const plain = message.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const mended = plain.replace(/[a-z]{5,14}/gi, (word) => watchedKeys.get(key(word.toLowerCase())) ?? word);
  return orders.some((order) => order.test(mended));
}
