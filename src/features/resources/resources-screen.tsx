import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ResourcesPage } from '../../content/types.ts';
import { readTopics } from './browser-store.ts';
import { SyllabusGroup } from './syllabus-group.tsx';

interface ResourcesScreenProps extends Pick<ResourcesPage, 'groups'> {
  /** The address below /resources is that of no topic. */
  readonly unknown?: boolean;
}

/** All topics in order, and which were read: what /resources shows, and any address below it that is no topic. */
export function ResourcesScreen({ groups, unknown = false }: ResourcesScreenProps) {
  const { read, recall, forget } = useStore(readTopics);
  useEffect(recall, [recall]);

  const topics = groups.flatMap((group) => group.topics);
  const count = topics.filter(({ href }) => read.has(href)).length;
  return (
    <div className="page wide syllabus">
      <h1>{unknown ? 'Topic not found' : 'Resources'}</h1>
      <p>
        {unknown
          ? 'Select a valid topic from the sidebar.'
          : 'Short texts on the chapters of the book. Each can be read on its own, or all in order.'}
      </p>
      {unknown && <p>All topics are also listed here.</p>}
      {count > 0 && (
        <div className="syllabus-progress">
          <p>{`You have read ${count} of ${topics.length} topics on this device.`}</p>
          <button type="button" className="index-clear" onClick={forget}>
            Clear
          </button>
        </div>
      )}
      {groups.map((group) => (
        <SyllabusGroup key={group.slug} group={group} read={read} />
      ))}
    </div>
  );
}
