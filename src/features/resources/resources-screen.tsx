import type { Sidebar } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** What /resources shows alone, and any address below it that is no topic: the topics, which on a phone stand in a drawer otherwise. */
export function ResourcesScreen({ groups }: { groups: Sidebar }) {
  return (
    <div className="page">
      <h1>Resources</h1>
      <p>Select a valid topic from the sidebar.</p>
      {groups.map((group) => (
        <section key={group.slug} aria-labelledby={`group-${group.slug}`}>
          <h2 id={`group-${group.slug}`}>{group.title}</h2>
          <div className="prose">
            <ul>
              {group.items.map((item) => (
                <li key={item.href}>
                  <SiteLink href={item.href}>{item.title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
