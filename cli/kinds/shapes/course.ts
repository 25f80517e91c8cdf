import type { BasePage, ListedArticle, ListOf } from './base.ts';
import type { AnyLink, Fields, Link, Markup } from './parts.ts';

/** `/courses`: what is taught now and next, then what was taught, the latest first. */
export interface CoursesPage extends ListOf<'courses'> {
  readonly courses: readonly CourseEntry[];
}

/** Its first term is the one that runs or begins next, where one does. */
export interface CourseEntry extends Link, Fields<'course'> {
  /** Whether its first term ran on the day of the compile. */
  readonly isRunning: boolean;
  readonly description: string;
  readonly sessions: number;
}

export interface CoursePage extends BasePage<'course'>, Fields<'course'>, ListedArticle {
  readonly description: string;
  /** Null where there are no sessions. */
  readonly syllabus: Syllabus | null;
  readonly files: readonly AnyLink[];
  /** Its sessions for a calendar, below the base of the site; null where none has a day. */
  readonly calendar: string | null;
}

export interface Syllabus {
  /** Its anchor in the contents of the page. */
  readonly id: string;
  readonly sessions: readonly CourseSession[];
  /** The references of the page, which stand below it. */
  readonly references: readonly Markup[];
}

export interface CourseSession {
  readonly title: string;
  readonly date: string | null;
  readonly text: string | null;
  readonly readings: readonly Link[];
  readonly files: readonly AnyLink[];
}
