import { useEffect, useRef } from 'react';
import { findListed } from './state.ts';
import { useWholeState } from './studio.ts';
import { readValues } from './values.ts';

export function FileHead() {
  const { file, tree, show } = useWholeState();
  const path = file?.path;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who chose the file in the list goes on at its title, and not through the rest of the list.
  useEffect(() => {
    if (path !== undefined && document.activeElement?.closest('.files')) heading.current?.focus();
  }, [path]);
  if (file === null) return null;
  const listed = findListed(tree, file.path);
  const own = readValues(file.frontMatter)?.title;
  return (
    <div className="file-head">
      <h1 ref={heading} tabIndex={-1}>
        {typeof own === 'string' && own !== '' ? own : (listed?.title ?? file.path)}
      </h1>
      <p className="path">{file.path}</p>
      {listed?.isMovable === true && (
        <p className="file-actions">
          <button type="button" className="link" onClick={() => show({ name: 'move' })}>
            Change its address…
          </button>
          <button type="button" className="link" onClick={() => show({ name: 'remove' })}>
            Remove…
          </button>
        </p>
      )}
    </div>
  );
}
