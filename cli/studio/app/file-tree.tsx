import { useState } from 'react';
import type { TreeFile, TreeSection } from '../contract.ts';
import { useStudio, useWholeState } from './studio.ts';

/** Sections with more files than this are closed at first. */
const many = 30;

export function FileTree() {
  const { tree, file, show } = useWholeState();
  const [wanted, setWanted] = useState('');
  const sections = tree === null ? [] : filterSections(tree.sections, wanted);
  return (
    <nav className="files" aria-label="Files">
      <div className="files-head">
        <input
          type="search"
          aria-label="Find a file"
          placeholder="Find a file"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <button type="button" onClick={() => show({ name: 'new' })}>
          New…
        </button>
      </div>
      {sections.map((section) => (
        <Section key={section.title} section={section} open={file?.path} isSought={wanted !== ''} />
      ))}
      {tree !== null && sections.length === 0 && <p className="none">No file has this in its title.</p>}
    </nav>
  );
}

interface SectionProps {
  readonly section: TreeSection;
  readonly open: string | undefined;
  readonly isSought: boolean;
}

function Section({ section: { title, files }, open, isSought }: SectionProps) {
  const { setPane } = useStudio().store.getState();
  const isOpen = isSought || files.length <= many || files.some(({ path }) => path === open);
  return (
    <details open={isOpen}>
      <summary>
        {title} <span className="count">{files.length}</span>
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <a
              href={`#${encodeURI(file.path)}`}
              aria-current={file.path === open ? 'page' : undefined}
              data-changed={file.isChanged ? '' : undefined}
              title={file.isChanged ? 'Changed since the last commit' : undefined}
              onClick={() => file.path === open && setPane('write')}
            >
              {file.title}
              <Badges file={file} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Badges({ file: { errors, warnings, held } }: { file: TreeFile }) {
  return (
    <>
      {held !== null && <span className="badge">{held}</span>}
      {errors > 0 && <span className="badge error">{`${errors} to mend`}</span>}
      {errors === 0 && warnings > 0 && <span className="badge">{`${warnings} to look at`}</span>}
    </>
  );
}

function filterSections(sections: readonly TreeSection[], wanted: string): readonly TreeSection[] {
  const words = wanted.toLowerCase().trim();
  if (words === '') return sections;
  const fits = ({ title, slug }: TreeFile) => title.toLowerCase().includes(words) || slug.includes(words);
  return sections
    .map(({ title, files }) => ({ title, files: files.filter(fits) }))
    .filter(({ files }) => files.length > 0);
}
