import { type People, readPeople } from './people.ts';
import { withoutPhrasing } from './read-question.ts';
import { givesOrders } from './small-talk.ts';

/** Why a message is declined without looking for an answer. */
export type OffLimits = 'order' | 'task' | 'health' | 'personal' | 'assistant' | 'private' | 'news';

/** True for a reason to decline a whole message, whatever else it asks: an order, and what may be an emergency. */
export function isForAll(reason: OffLimits): boolean {
  return reason === 'order' || reason === 'health';
}

/** What may stand before a request, and makes one of `book two seats`. */
const asked = '(?:can you|could you|would you|will you|i want you to|i need you to|help me(?: to)?|now)[\\s,]+';
/** Verbs that ask for some work wherever they begin a message. */
const verbs =
  'write|compose|translate|solve|integrate|differentiate|calculate|compute|debug|generate|paint|sing|rhyme|buy|send(?! (?:me|us)\\b)|roleplay|proofread|rewrite|convert|count to|predict|invent|make up|recite|delete|install';
/** Verbs that are also nouns or adjectives: `book pdf` and `open questions` ask for no work. */
const nouns =
  'draft|code|program|draw|order|book|e-?mail(?! (?:address|(?:of |to )?(?:the )?(?:author|professor|writer)))|play|correct|fix|repeat|set|reset|change|open|call(?! cent)';
/** What is worked on. */
const object = '(?:me|us|my|our|a|an|the|this|that|these|those|some|it|him|her|them)\\b|.*\\b(?:with|for) me\\b';

/** Requests to do some work. */
const tasks: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:${asked})*(?:${verbs})\\b(?! to take part| (?:(?:me|us|down) )?(?:what|why|how|who|where|when|which)\\b)(?=\\s+(?:\\S+\\s+)*\\S)`,
    'i',
  ),
  new RegExp(`^\\W*(?:(?:${asked})+(?:${nouns})\\s+\\S|(?:${nouns})\\s+(?:${object}))`, 'i'),
  /^\W*(?:please |can you |could you )?(?:tell|sing|write|give) (?:me |us )?(?:an?|another|some) (?:joke|story|poem|song|riddle|limerick|rhyme|haiku)s?\b/i,
  /^\W*(?:please |can you |could you )?(?!tell|show|give|send|teach|expla|descri|defin|list|inform|write|help|let|excuse|point|walk|convince)[a-z]+ me\b/i,
  /(?<!\b(?:have|has|had|need|got|want|wants|wanted|going|supposed|asked|told|trying|like|love|hope|hoping|plan|planning|wish|able|allowed|how|i|we|economists|must|should|will) (?:to )?)\b(?:write|compose|draft)\s+(?:me (?!what|why|how|who)|us|my|an?)\b/i,
  /\b(?:do|finish|solve|complete|check)\s+(?:all\s+)?my\s+(?:\w+\s+)?(?:homework|assignment|problem set|exercises?|essay|thesis|exam|paper|work|taxes)\b/i,
];

/** Asks for what a professor writes for students, and for nothing else: pages tell the conditions of it. */
const letter =
  /^\W*(?:(?:can|could|would|will|do) you |please )*(?:write|give|provide) (?:(?:me|us|students) )?(?:an? |the |my )?(?:letters? of (?:recommendation|reference)|(?:recommendation|reference) letters?)\b[^.;:!?]*[?.!\s]*$/i;

/** Possible emergencies: the writer needs a person and no page. */
const health: readonly RegExp[] = [
  /\bmy (?:\w+ )?(?:chest|heart|head|arm|stomach|back|throat|eyes?|leg|breast|baby|child|son|daughter|mother|father|mum|mom|dad|wife|husband|symptoms?|pain|tumou?r|mole|lump|pregnancy|medication|diagnosis)\b[^?.!]*\b(?:hurts?|aches?|pains?|painful|bleed\w*|numb|swollen|burns?|sick|ill|fever|fainted|unconscious|breath\w*|vomit\w*|dying|serious|normal|dangerous)\b/i,
  /\b(?:i|we)(?: have| feel|(?: am|['’]?m) having| keep having| suffer from| got|['’]?ve (?:got|had))\b[^?.!]{0,40}\b(?:pains?|fever|headaches?|dizz\w*|numb\w*|bleeding|rash|chest|lump|mole|itch\w*|depress\w*|suicid\w*|panic|overdose\w*)\b/i,
  /\b(?:found|noticed|felt|have|got)\b[^?.!]{0,30}\b(?:lump|mole|rash|swelling|bleeding)\b[^?.!]*\b(?:my|me)\b/i,
  /\b(?:kill|hurt|harm) (?:myself|himself|herself)\b|\bsuicid(?:e|al)\b|\bcan(?:['’]?t|not) breathe\b|\bi (?:took|swallowed) (?:too many|an overdose)\b/i,
];

/**
 * Matches these parts one after the other, with nothing but the given signs between them. Each part is looked for once:
 * trying every way to divide a message that repeats the words takes a second.
 */
function inOrder(sign: string, first: RegExp, ...others: readonly RegExp[]): RegExp {
  const once = others.map(({ source }, index) => `(?=(${sign}*?${source}))\\${index + 1}`);
  return new RegExp(first.source + once.join(''), 'i');
}

/** Decisions in somebody's own life, on which the site gives no advice. */
const steps =
  'buy|sell|invest|borrow|lend|refinance|remortgage|rent|quit|resign|accept|leave|divorce|marry|sue|sign(?! up)|vote|retire|move|study medicine|switch|stop taking|take (?:the|this|my|a|an) (?:drug|medicine|pill|job|loan|mortgage|offer)|have (?:an? )?(?:operation|surgery|child|baby)|see a doctor|get (?:married|divorced|a mortgage|surgery|vaccinated)|put my (?:money|savings)|become|change (?:my )?(?:job|career)';
const should =
  /\b(?:should|shall|ought|must|how (?:do|can)) (?:i|we|my \w+)\b|\bdo (?:i|we|my \w+) (?:really |still )?need\b/i;
const age = /\bi(?: am|['’]m) \d\d\b/;
const holdings = /\b(?:annuit\w+|shares?|stocks?|bonds?|funds?|savings|gold|rent|buy)\b/;
const personal: readonly RegExp[] = [
  // `Should he …` without anything before it is about somebody the writer knows; in an example the person was mentioned
  // before.
  /^\W*(?:(?:and|so|but|then) )?(?:should|must|ought) (?:he|she)\b|\b(?:my|our)\b[\s\S]*\b(?:should|must|ought) (?:he|she)\b/i,
  new RegExp(`\\b(?:should|shall|ought|must) (?:i|we|my \\w+)(?: \\w+)? (?:${steps})\\b`, 'i'),
  inOrder(
    '[^?.!]',
    /\b(?:is it (?:wise|smart|good|better|worth it|a good idea|the right time)|would (?:it|you))\b/,
    /\b(?:for me|if i|my|me to|i)\b/,
    new RegExp(`\\b(?:${steps})`),
  ),
  /\b(?:am i|do i have|i (?:think|fear|guess|believe) i (?:am|have|might have|may have)) (?:sick|ill|pregnant|depressed|cancer|adhd|autis\w+|insured|liable|guilty)\b/i,
  inOrder(
    '[^?]',
    /\bi(?: have| owe| earn|['’]ve(?: got)?)\b/,
    /\b(?:savings|saved|mortgage|loan|debts?)\b/,
    /\bor\b/,
    /\?/,
  ),
  inOrder(
    '[^?]',
    /\b(?:i|we)\b/,
    /\b(?:saved|savings|inherited|\d+ ?k)\b/,
    /\b(?:pay off|invest|put|buy|save)\b/,
    /\bor\b/,
  ),
  /\b(?:can|could|may) (?:i|we|he|she|my \w+) (?:still )?(?:sue|appeal|claim (?:back|compensation|damages))\b/i,
  inOrder('[^?]', age, holdings, /\bor\b/),
  inOrder('[^?]', age, /\bor\b/, holdings),
  /\b(?:stocks?|shares?|funds?|crypto\w*|bitcoin|houses?|flats?|house) (?:should|do|shall) i\b/i,
  /\bwhich (?:one )?(?:should|do|shall) (?:i|we) (?:take|choose|pick|buy|sign)\b/i,
];

/** Questions about people in general. */
const inGeneral =
  /\bin general\b|\bwhat (?:do|does|did) (?:the |your )?(?:research\w*|science|stud(?:y|ies)|evidence|literature|site|book) (?:say|find|tell|show)s?\b/i;

/** Work on which research, or its author, has something to say: teaching, studying, research itself, reading it, business and the press. */
const work =
  /\b(?:read(?:ing)?|teach\w*|class(?:es|room)?|pupils?|students?|lessons?|courses?|seminars?|thesis|stud(?:y|ies|ying)|surveys?|questionnaires?|experiments?|tak(?:e|es|ing) part|participa\w+|research\w*|papers?|chapters?|(?:under)?graduates?|samples?|respondents?|customers?|clients|staff|employees|compan(?:y|ies) (?:use|cite|licen[cs]e|download|sponsor|invite|work with)|newspapers?|articles?|interview you|interviews? with you|leaflets?|hospital|clinic|committee)\b/i;

/** Questions about the writer's own life, on which research may say something in general. */
const ownCase: readonly RegExp[] = [
  new RegExp(`\\b(?:can|could|may|do|would) (?:i|we|my \\w+)(?: \\w+)? (?:${steps})\\b`, 'i'),
  /\b(?:my|his|her) (?:\w+(?:'s|’s)? )?(?:bank account|school|will|inheritance|tax return|neighbou?r|ex|contract|lease|deposit|house|home|flat)\b/i,
  /\bmy (?:father|mother|son|daughter|brother|sister|child|kids?|children|parents?|mum|mom|dad)(?:'s|’s)?\b[^?.!]*\b(?:is|are|has|have|was|school|should|wants?|needs?|keeps?)\b/i,
  /\bmy (?:doctor|gp|lawyer|husband|wife|boyfriend|girlfriend|partner|landlord|boss|bank|job|pay|symptoms?|pain|chest|tumou?r|mole|pregnancy|medication|diagnosis|divorce|taxes|tax return|visa|mortgage|loan|pension|savings|portfolio)\b/i,
  /\bi(?: have| feel| suffer| got| take| owe| earn| am|['’](?:ve|m)|m)\b[^?.!]{0,60}\b(?:pain|fever|headaches?|depress\w*|cancer|pregnant|debts?|\d+ ?k|saved|savings|mortgage|worried|\d\d(?! ?%| per ?cent))\b/i,
];

/** Questions to the assistant as if it were a person; what it is as a program has a written answer. */
const assistant: readonly RegExp[] = [
  /\bhow (?:are|do) you (?:doing|feeling|feel|today)\b|^\W*how are you\W*$|\bhow(?:['’]s| is) (?:it going|your day|life)\b/i,
  /\b(?:do|did|are|were|have|would|can|will) you (?:ever |really |also )?(?:love|like|hate|feel|sleep|eat|dream|enjoy|afraid|alive|human|conscious|married|single|happy|sad|tired|bored|get (?:bored|tired|angry|sad|lonely)|have (?:a |any )?(?:feelings|friends|family|children|breakfast|lunch|dinner))\b/i,
  /\bwhat (?:did|do) you (?:have|eat|drink|wear|do) (?:for (?:breakfast|lunch|dinner|fun|a living)|today|yesterday|last night)\b/i,
  /\byour (?:favou?rite|birthday|age|hobby|hobbies|girlfriend|boyfriend|parents|feelings|mood)\b/i,
  /\bhow old are you\b|\bwhat(?:['’]s| is) your name\b|\bare you (?:a |an )?(?:real|person)\b/i,
];

/** Questions about what changes from day to day, which the pages do not follow. */
const news: readonly RegExp[] = [
  /\b(?:current|today['’]?s|this (?:week|month)['’]?s|present-day|up-to-date)\s+(?:\w+\s+){0,2}(?:rates?|price|prices|level|value|weather|news|inflation|number|president|minister|interest|unemployment)\b/i,
  /\b(?:rates?|prices?|weather|inflation|unemployment|temperature|exchange)\b[^?.!]*\b(?:right now|at the moment|today|tomorrow|this (?:week|month|year)|currently)\b/i,
  /\bhow (?:many|much)\b[^?.!]*\b(?:up to now|so far|until now|to date)\b|\bas of (?:now|today)\b/i,
  inOrder(
    '[^?.!]',
    /\bwhen (?:is|are|will be|does|do)\b/,
    /\b(?:next|upcoming|coming)\b/,
    /\b(?:lecture|talk|seminar|conference|event|class|course|visit|appearance|webinar|workshop)\b/,
  ),
  /\b(?:where|what|how (?:high|low|much|far)) will\b[^?.!]*\b(?:next|in 20\d\d|by 20\d\d|tomorrow|soon)\b/i,
  inOrder(
    '[^?.!]',
    /\bwill\b/,
    /\b(?:rates?|prices?|markets?|inflation|stocks?|unemployment)\b/,
    /\b(?:rise|fall|drop|crash|go (?:up|down)|recover)\b/,
    /\b(?:next|soon|in 20\d\d|this year|again)\b/,
  ),
  /\bwhat time is it\b|\bwhat(?:['’]s| is) the (?:date|time|day)\b/i,
];

/** True for a message about the writer's own life. */
function isOwnCase(message: string): boolean {
  return !work.test(message) && ownCase.some((pattern) => pattern.test(message));
}

/** Asks what somebody should or may do. */
const whatToDo =
  /\b(?:should|shall|can|could|may|must|ought|do|am)\s+(?:i|we|he|she|they|my)\b(?! (?:tell|explain))|\bwhat (?:now|about|to do|can be done)\b|\bhow (?:do|can) (?:i|we)\b|\bis (?:this|that|it) (?:legal|valid|allowed|normal)\b/i;
/** Mentions something of the writer's own. */
const somebodysOwn = /\b(?:my|our)\b/i;
const whatIShould = /\b(?:should|shall|must|ought) (?:i|we)\b/i;
/** Asks whom to write to, or how long before: pages tell that. */
const whomToAsk =
  /\bwhom? (?:should|shall|must) (?:i|we) (?:tell|contact|ask|write to|report to|call)\b|\bhow (?:far ahead|far in advance|long before|early) (?:should|shall|must) (?:i|we)\b/gi;

/** True for a message that asks what to do in the writer's own case. */
export function wantsAdvice(message: string): boolean {
  const isOwn =
    whatIShould.test(withoutPhrasing(message).replace(whomToAsk, ' ')) ||
    (somebodysOwn.test(message) && whatToDo.test(message));
  return isOwn && !work.test(message) && !asksInGeneral(message);
}

/** True for a message that asks what is known in general, whatever it tells about the writer. */
function asksInGeneral(message: string): boolean {
  return inGeneral.test(message);
}

/** True when the answer to a message could be taken for advice. */
export function mayTakeAsAdvice(message: string): boolean {
  const bare = withoutPhrasing(message);
  return isOwnCase(bare) || (!work.test(bare) && /^\W*should (?:i|we)\b/i.test(bare));
}

/** For a site that names none. */
const nobody = readPeople([]);

/** Why a message is declined on a site of these people, or null when it may be answered. */
export function findOffLimits(message: string, people: People = nobody): OffLimits | null {
  const bare = withoutPhrasing(message);
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(bare));
  if (matches(health)) return 'health';
  if (givesOrders(message)) return 'order';
  if (matches(tasks) && !letter.test(bare)) return 'task';
  if (matches(assistant)) return 'assistant';
  const isPersonal = matches(personal) || (should.test(bare) && isOwnCase(bare));
  if (isPersonal && !asksInGeneral(message)) return 'personal';
  if (people.arePried(bare)) return 'private';
  return matches(news) ? 'news' : null;
}
