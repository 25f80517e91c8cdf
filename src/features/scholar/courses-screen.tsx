import type { CoursesPage, Shown } from '../../content/types.ts';
import { todayOf } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nameTerms } from './name-terms.ts';

/** What is taught; a term that ended since the site was built loses its mark after hydration. */
export function CoursesScreen({ page }: { page: Shown<CoursesPage> }) {
  const today = useHydrated() ? todayOf(new Date()) : '';
  return (
    <div className="page wide listing">
      <h1>{page.title}</h1>
      <ul className="index-rows">
        {page.courses.map((course) => (
          <li key={course.href} className="index-row">
            <p className="index-when">
              {course.terms[0]?.name}
              {course.isRunning && (course.terms[0]?.ends ?? '') >= today && ' (now)'}
            </p>
            <SiteLink className="index-title" href={course.href}>
              {course.title}
            </SiteLink>
            <p className="index-text">{course.description}</p>
            <p className="index-facts">
              {nameFacts(course).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameFacts({ institution, level, terms, sessions }: CoursesPage['courses'][number]): string[] {
  return [
    institution,
    level ?? '',
    terms.length > 1 ? `also ${nameTerms(terms.slice(1))}` : '',
    sessions > 0 ? `${sessions} ${sessions === 1 ? 'session' : 'sessions'}` : '',
  ].filter((fact) => fact !== '');
}
