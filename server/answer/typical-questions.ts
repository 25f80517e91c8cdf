import type { Passage } from './passages.ts';

type Usual = readonly (readonly [headings: string, questions: string[]])[];

/**
 * Headings that are usual on the sites of academics, and questions that their sections answer: these often share no
 * word with the heading, nor with the text. A subject of research is no such heading. The first are of the researcher,
 * on a page such as the CV: on one within a section they are of a course or of somebody else.
 */
const ofResearcher: Usual = [
  [
    'education; education and training; degrees; qualifications; academic background',
    [
      'Where did you study?',
      'At which university did you study?',
      'Where did the professor get the doctorate?',
      'Who was the supervisor of the PhD, or the thesis advisor?',
    ],
  ],
  [
    'positions; appointments; employment; academic positions; past positions; previous positions; academic appointments; professional experience',
    ['Where have you worked before?', 'Since when has the professor been at this university?'],
  ],
  [
    'grants; funding; research grants; research funding; third-party funding; grants and funding; grants and awards',
    ['Who pays for your research?', 'Which grants did the professor receive?', 'How much money is the grant?'],
  ],
  [
    'awards; prizes; honours; honors; awards and honours; honours and awards; awards and honors; honors and awards; awards and prizes; prizes and awards',
    ['Which prizes have you won?', 'Which awards did the professor receive?'],
  ],
  ['languages; language skills', ['Which languages do you speak?', 'Does the professor speak German?']],
  [
    'service; professional service; academic service; editorial work; memberships; affiliations',
    [
      'For which journals do you review?',
      'Is the professor an editor of a journal?',
      'Of which committees are you a member?',
    ],
  ],
  [
    'supervision; doctoral students; phd students; former students; former doctoral students; former phd students',
    ['Whose thesis has the professor supervised?'],
  ],
];
/** Answered by a section on the hours and the room. */
export const whenAndWhere = 'When and where does it take place?';

const ofAnything: Usual = [
  [
    'licence; license; licences; licenses; licence and terms; license and terms; terms of use; conditions of use; copyright; reuse',
    ['May I use it in a commercial product?', 'Under which licence is it?', 'May I copy and share it?'],
  ],
  [
    'how to get it; how to get the data; how to obtain it; how to access it; how to access the data; access; download; availability; data access; data availability',
    ['Where can I download it?', 'How do I get the data?', 'Do I need an account?'],
  ],
  [
    'what is in it; contents; codebook; variables; what it contains',
    ['What does it contain?', 'Which variables are in the data?'],
  ],
  [
    'known errors; errata; erratum; correction; corrections; corrigendum; corrigenda',
    ['Is there a mistake in it?', 'What has been corrected?'],
  ],
  [
    'grading; grades; assessment; examination; exam; exams; marking; grading and exams; exams and grading',
    ['How is the course graded?', 'Is there a final exam?', 'When is the exam?', 'What has to be done to pass?'],
  ],
  [
    'prerequisites; requirements; what you need; what you need before; who can attend',
    ['What do I have to know before the course?', 'Is knowledge of programming or statistics required?'],
  ],
  [
    'schedule; timetable; dates; sessions; where and when; when and where; time and place; place and time',
    [whenAndWhere, 'On which day and at what time is it?'],
  ],
  [
    'result; results; findings; main findings; key findings; main results; what we found; what we find; what i found; what i find; what it shows',
    ['What did the study find?', 'Was there an effect?', 'By how much did it rise or fall?'],
  ],
  [
    'method; methods; study design; research design; data and methods; the experiment; what we did; what i did; how we did it; how i did it',
    ['How was the study done?', 'How many people took part in the study?', 'Was it a randomised experiment?'],
  ],
  [
    'limits; limitations; what it does not show; what we do not know; caveats',
    ['What are the limits of the study?', 'Does it hold elsewhere?', 'What does the study not show?'],
  ],
  [
    'data; code; data and code; code and data; replication; replication files; replication package; materials',
    ['Where are the data and the code?', 'Which data does the study use?'],
  ],
  [
    'office hours; consultation hours; visiting hours',
    ['When and where are your office hours?', 'When can I see the professor?', 'Do I need an appointment?'],
  ],
  [
    'press; for the press; for journalists; press enquiries; media enquiries; press inquiries; media inquiries; press kit; media kit',
    ['Whom can a journalist call?', 'Is there a photo for the press?'],
  ],
  [
    'payment; what we pay; how long it takes and what we pay',
    ['How much money is paid for taking part?', 'How long does it take?'],
  ],
  ['who can take part; who may take part; eligibility', ['Can I take part?', 'Who may take part in the study?']],
  ['how to sign up; how to register; registration; sign up', ['How do I sign up?', 'Do I have to register?']],
  [
    'what happens with your data; what happens to your data; your data; privacy; confidentiality; data protection',
    ['Is my name kept with the data?', 'Who sees the data about me?'],
  ],
  [
    'letter of recommendation; letters of recommendation; letters of reference; references for students; recommendation letters; reference letters',
    ['Does the professor write letters of recommendation?'],
  ],
  ['postdoc; postdocs; postdoctoral fellows; postdoctoral positions', ['Is there an open position for a postdoc?']],
  ['internships; interns', ['Can I do an internship?', 'Are interns paid?']],
  [
    'undergraduates; undergraduate students; undergraduate research; student projects',
    ['Can I work in your lab as an undergraduate?'],
  ],
  [
    "theses; bachelor's theses; master's theses; bachelor's and master's theses; bachelor and master theses; student theses; supervision of theses",
    ["Can I write my bachelor's or master's thesis with you?", 'Do you supervise theses?'],
  ],
  [
    'visitors; visiting students; visiting researchers; visiting scholars; guests',
    ['Can I visit your group for some months?'],
  ],
  ['how to apply; your application', ['How do I apply?', 'What do I have to send?', 'When is the deadline?']],
  [
    'how to get here; getting here; how to find me; how to find us; how to reach us',
    ['How do I get to your office?', 'Which bus, train or metro do I take?'],
  ],
  [
    'for companies; for industry; consulting; working with us; working with me',
    ['Do you work with companies?', 'How can we work together?'],
  ],
  [
    'for schools; for teachers; school visits; outreach',
    ['Would you come to our school?', 'Can my class visit you?', 'What does a visit cost?'],
  ],
  ['prices and fees; what it costs', ['How much does it cost?', 'Who has to pay for it?']],
  [
    'installation; how to install; how to install it; install; getting started',
    ['How do I install it?', 'What do I need to run it?'],
  ],
  ['how to cite; how to cite it', ['How do I cite it?']],
  [
    'textbook; textbooks; reading list; required reading',
    ['Which book is used in the course?', 'What do we have to read?'],
  ],
  [
    'attendance policy; attendance and participation; late work; course policies',
    ['Do I have to attend?', 'What happens when I hand in late?', 'May I use ChatGPT in the course?'],
  ],
  [
    'doctoral position; doctoral positions; phd position; phd positions; doctoral studies',
    [
      'How do I apply for a doctoral position?',
      'What is the deadline?',
      'Is there an open position for a PhD student?',
      'How much is a doctoral student paid?',
      'What is the salary of a PhD student?',
    ],
  ],
];

function indexHeadings(usual: Usual): ReadonlyMap<string, string[]> {
  return new Map(
    usual.flatMap(([headings, questions]) => headings.split('; ').map((heading) => [heading, questions] as const)),
  );
}

const byHeading = indexHeadings(ofAnything);
const byHeadingOfResearcher = indexHeadings(ofResearcher);
/** The path of a page within a section. */
const isWithin = /^\/[^/]+\/./;

/** Adds to the sections with a usual heading the questions that they answer. */
export function addTypicalQuestions(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((passage) => {
    if (passage.kind !== 'section' || passage.heading === null) return passage;
    // More may follow, such as a day or a subject: `Doctoral position, from April`, `PhD position on memory`.
    const heading = passage.heading
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?:\s*[,:(–—]|(?<= positions?) (?:in|on|within)\b).*$/, '');
    const own = isWithin.test(passage.path) ? undefined : byHeadingOfResearcher.get(heading);
    const asks = own ?? byHeading.get(heading);
    return asks === undefined ? passage : { ...passage, asks };
  });
}
