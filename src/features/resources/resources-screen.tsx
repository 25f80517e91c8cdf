import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ResourcesPage } from '../../content/types.ts';
import { readTopics } from './browser-store.ts';
import { SyllabusGroup } from './syllabus-group.tsx';

interface ResourcesScreenProps extends Pick<ResourcesPage, 'groups'> {
  /** Given for an unknown address below /resources: the address, and a search field. */
  readonly missing?: { readonly address: ReactNode; readonly search: ReactNode };
}

/** All topics in order and which were read: for /resources, and for unknown addresses below it. */
export function ResourcesScreen({ groups, missing }: ResourcesScreenProps) {
  const { read, reload, forget } = useStore(readTopics);
  useEffect(reload, [reload]);

  const topics = groups.flatMap((group) => group.topics);
  const numbers = new Map(topics.map(({ href }, index) => [href, index + 1]));
  const count = topics.filter(({ href }) => read.has(href)).length;
  return (
    <div id="page-text" className="page wide syllabus" tabIndex={-1}>
      <h1>{missing ? 'Topic not found' : 'Resources'}</h1>
      {missing ? (
        <>
          <p>
            <span>Select a valid topic from the sidebar.</span> No topic has this address
            {missing.address}; all topics are listed below.
          </p>
          {missing.search}
        </>
      ) : (
        <p>Each text can be read on its own, or all in order.</p>
      )}
      {count > 0 && !missing && (
        <div className="syllabus-progress">
          <p>{`You have read ${count} of ${topics.length} topics on this device.`}</p>
          <button type="button" className="index-clear" onClick={forget}>
            Clear
          </button>
        </div>
      )}
      {groups.map((group) => (
        <SyllabusGroup key={group.slug} group={group} numbers={numbers} read={read} isBrief={missing !== undefined} />
      ))}
    </div>
  );
}
