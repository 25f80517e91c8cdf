import type { Passage } from './passages.ts';

/**
 * Headings that are usual on the sites of academics, and questions that their sections answer: these often share no
 * word with the heading, nor with the text.
 */
const usual: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:education(?: and (?:training|degrees))?|degrees?|qualifications|academic background)$/i,
    ['Where did you study?', 'Where did the professor get the doctorate?', 'Who was the thesis advisor?'],
  ],
  [
    /^(?:academic |past |previous |professional )?(?:positions?|appointments?|employment|experience|career)$/i,
    ['Where have you worked before?', 'Since when has the professor been at this university?'],
  ],
  [
    /^(?:research |third-party )?(?:grants?|funding)(?: and (?:awards|funding|grants|projects))?$/i,
    ['Who pays for your research?', 'Which grants did the professor receive?', 'How much money is the grant?'],
  ],
  [
    /^(?:awards?|prizes|honou?rs)(?: (?:and|&) (?:awards|prizes|honou?rs|distinctions))?$/i,
    ['Which prizes have you won?', 'Which awards did the professor receive?'],
  ],
  [/^(?:spoken )?languages?(?: skills)?$/i, ['Which languages do you speak?', 'Does the professor speak German?']],
  [
    /^(?:professional |academic |editorial )?(?:service|editorial work|memberships?|affiliations)$/i,
    [
      'For which journals do you review?',
      'Is the professor an editor of a journal?',
      'Of which committees are you a member?',
    ],
  ],
  [/^(?:supervision|(?:former )?(?:doctoral|phd) students)$/i, ['Whose thesis has the professor supervised?']],
  [
    /^(?:licen[cs]es?|terms of use|copyright|reuse|conditions of use)\b/i,
    ['May I use it in a commercial product?', 'Under which licence is it?', 'May I copy and share it?'],
  ],
  [
    /^(?:how to (?:get|obtain|access)|access$|download|availability)\b/i,
    ['Where can I download it?', 'How do I get the data?', 'Do I need an account?'],
  ],
  [/^(?:what is in it|contents?|codebook|variables)$/i, ['What does it contain?', 'Which variables are in the data?']],
  [/^(?:known errors|errata|correct(?:ions|ed)|corrigend)/i, ['Is there a mistake in it?', 'What has been corrected?']],
  [
    /^(?:grading|grades|assessment|evaluation|examination|exams?|marking)$/i,
    ['How is the course graded?', 'Is there a final exam?', 'When is the exam?', 'What has to be done to pass?'],
  ],
  [
    /^(?:prerequisites?|what you need|requirements)\b/i,
    ['What do I have to know before the course?', 'Is knowledge of programming or statistics required?'],
  ],
  [
    /^(?:schedule|timetable|dates$|sessions$|where and when|when and where|time and place)\b/i,
    ['When and where does it take place?', 'On which day and at what time is it?'],
  ],
  [
    /^(?:results?|(?:main |key )?findings?|what (?:we|i) f(?:ou|i)nd|what it shows)\b/i,
    ['What did the study find?', 'Was there an effect?', 'By how much did it rise or fall?'],
  ],
  [
    /^(?:methods?$|(?:study |research )?design$|what (?:we|i) (?:did|do)|data and methods?|the experiment|how (?:we|i) (?:did|do) it)\b/i,
    ['How was the study done?', 'How many people took part in the study?', 'Was it a randomised experiment?'],
  ],
  [
    /^(?:limits?|limitations|what it does not show|caveats)\b/i,
    ['What are the limits of the study?', 'Does it hold elsewhere?', 'What does the study not show?'],
  ],
  [
    /^(?:data(?: (?:and|&) code)?|code(?: (?:and|&) data)?|materials|replication(?: files| package)?)$/i,
    ['Where are the data and the code?', 'Which data does the study use?'],
  ],
  [/^(?:office hours|consultation|visiting hours)\b/i, ['When can I see the professor?', 'Do I need an appointment?']],
  [
    /^(?:for )?(?:the )?(?:press|media|journalists)(?: enquiries| inquiries| kit)?$/i,
    ['Whom can a journalist call?', 'Is there a photo for the press?'],
  ],
  [
    /^(?:payment$|compensation$|(?:how long it takes and )?what we pay)\b/i,
    ['How much money is paid for taking part?', 'How long does it take?'],
  ],
  [/^(?:who can take part|eligibility|participants)\b/i, ['Can I take part?', 'Who may take part in the study?']],
  [/^(?:how to (?:sign up|register)|registration|sign up)\b/i, ['How do I sign up?', 'Do I have to register?']],
  [
    /^(?:what happens with your data|your data|privacy$|confidentiality|data protection)\b/i,
    ['Is my name kept with the data?', 'Who sees the data about me?'],
  ],
  [
    /^(?:letters? of (?:reference|recommendation)|references for students)\b/i,
    ['Does the professor write letters of recommendation?'],
  ],
  [/^(?:postdocs?|postdoctoral)\b/i, ['Is there a position for a postdoc?']],
  [/^(?:internships?|interns)\b/i, ['Can I do an internship?', 'Are interns paid?']],
  [/^(?:doctoral|phd) (?:positions?|studies)\b/i, ['How do I apply for a doctoral position?', 'What is the deadline?']],
];

/** Adds to the sections with a usual heading the questions that they answer. */
export function addTypicalQuestions(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((passage) => {
    const { kind, heading } = passage;
    if (kind !== 'section' || heading === null) return passage;
    const asks = usual.flatMap(([pattern, typical]) => (pattern.test(heading) ? typical : []));
    return asks.length === 0 ? passage : { ...passage, asks };
  });
}
