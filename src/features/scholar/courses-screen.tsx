import type { CoursesPage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { nameTerms } from './name-terms.ts';

export function CoursesScreen({ page }: { page: CoursesPage }) {
  return (
    <div className="page listing">
      <h1>{page.title}</h1>
      <ul className="index-rows">
        {page.courses.map((course) => (
          <li key={course.href} className="index-row">
            <p className="index-when">{course.terms[0]?.name}</p>
            <SiteLink className="index-title" href={course.href}>
              {course.title}
            </SiteLink>
            <p className="index-text">{course.description}</p>
            <p className="index-facts">
              <span>{course.institution}</span>
              {course.level && <span>{course.level}</span>}
              {course.terms.length > 1 && <span>{`Also ${nameTerms(course.terms.slice(1))}`}</span>}
              {course.sessions > 0 && (
                <span>{`${course.sessions} ${course.sessions === 1 ? 'session' : 'sessions'}`}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
