import type { PeoplePage, PersonEntry, Shown } from '../../content/types.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export function PeopleScreen({ page }: { page: Shown<PeoplePage> }) {
  return (
    <div className="page wide listing people">
      <h1>{page.title}</h1>
      {page.groups.map(({ title, people }) => (
        <section key={title} className="hung" aria-labelledby={idOf(title)}>
          <h2 id={idOf(title)}>{title}</h2>
          <ul className="people-rows">
            {people.map((person) => (
              <Person key={person.href} person={person} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Person({ person: { href, title, role, affiliation, photo } }: { person: PersonEntry }) {
  return (
    <li className="person-row">
      {photo ? (
        <Portrait photo={photo} loading="lazy" />
      ) : (
        <span className="portrait" aria-hidden="true">
          {nameInitials(title)}
        </span>
      )}
      <div>
        <SiteLink className="index-title" href={href}>
          {title}
        </SiteLink>
        {role && <p>{role}</p>}
        {affiliation && <p className="person-where">{affiliation}</p>}
      </div>
    </li>
  );
}

/** The initials of the first and the last name, shown where there is no picture: `K` of `el-Khatib`. */
function nameInitials(name: string): string {
  const words = name.split(' ');
  return [...new Set([words[0], words.at(-1)])].map((word = '') => /\p{Lu}/u.exec(word) ?? /./u.exec(word)).join('');
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
