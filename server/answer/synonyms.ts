/** Words that visitors use for what the site says in another one. A word of a group stands for every other one. */
const groups: readonly string[] = [
  'doctor physician clinician medic radiologist',
  'ai machine algorithm computer',
  'medicine medical clinical health',
  'house home housing property',
  'homeowner owner borrower',
  'mortgage loan',
  'student pupil learner',
  'teach train instruct educate',
  'mistake error',
  'bias heuristic',
  'job career occupation employment',
  'worker employee',
  'wage earnings income salary pay',
  'old older elderly retired',
  'bequest inheritance',
  'saving wealth',
  'firm company business employer',
  'judge court',
  'vote voting election majority',
  'survey questionnaire poll',
  'brain neural dopamine',
  'fear anxiety',
  'confidence confident overconfident',
  'clarity clear',
];

/** The groups as lists of words. */
export const synonyms: readonly (readonly string[])[] = groups.map((group) => group.split(' '));
