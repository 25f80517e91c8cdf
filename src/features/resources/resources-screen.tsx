import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ResourcesPage } from '../../content/types.ts';
import { readTopics } from './browser-store.ts';
import { SyllabusGroup } from './syllabus-group.tsx';

/** What /resources shows alone, and any address below it that is no topic: all topics in order, and which were read. */
export function ResourcesScreen({ groups }: Pick<ResourcesPage, 'groups'>) {
  const { read, recall, forget } = useStore(readTopics);
  useEffect(recall, [recall]);

  const topics = groups.flatMap((group) => group.topics);
  const count = topics.filter(({ href }) => read.has(href)).length;
  return (
    <div className="page syllabus">
      <h1>Resources</h1>
      <p>Select a valid topic from the sidebar.</p>
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
