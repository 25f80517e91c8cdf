import { joinWords } from '../../core/words.ts';
import type { Rule } from '../rule.ts';

export const sessionDay: Rule = {
  id: 'session-day',
  level: 'warning',
  finds: 'A session of a course is on a day outside of its terms, and so would be its entry in the calendar.',
  example: {
    file: 'courses/example.md',
    wrong: 'terms: [{ name: Spring 2027, ends: 2027-06-30 }]\nsyllabus: [{ title: Attention, date: 2028-03-05 }]',
    right: 'terms: [{ name: Spring 2027, ends: 2027-06-30 }]\nsyllabus: [{ title: Attention, date: 2027-03-05 }]',
  },
  *checkDocument(document) {
    if (!('syllabus' in document.frontMatter)) return;
    const { terms = [], syllabus = [] } = document.frontMatter;
    // A term without days may be that of any session.
    if (terms.length === 0 || terms.some(({ starts = '', ends = '' }) => starts + ends === '')) return;
    for (const [index, { date }] of syllabus.entries()) {
      if (date === undefined || terms.some(({ starts = date, ends = date }) => starts <= date && date <= ends))
        continue;
      yield {
        at: document.locate(['syllabus', index, 'date']),
        reason: `The session is on ${date}, which is outside of ${joinWords(terms.map(({ name }) => name))}.`,
        hint: 'Correct this day, or the days of the term.',
      };
    }
  },
};
