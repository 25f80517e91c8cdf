import { useEffect, useRef, useState } from 'react';
import { plural } from '../../core/text.ts';
import type { Tree, TreeFile, TreeSection } from '../contract.ts';
import { listDrafts } from './drafts.ts';
import { hasWords } from './has-words.ts';
import { useStudio, useWholeState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

/** Sections with more files than this are closed at first. */
const many = 30;

export function FileTree() {
  const { tree, file, show } = useWholeState();
  const [wanted, setWanted] = useState('');
  const [wantsErrors, setWantsErrors] = useState(false);
  const list = useRef<HTMLElement>(null);
  const open = file?.path;
  useEffect(() => {
    if (open !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const errors = tree?.errors ?? 0;
  const isWanted = (one: TreeFile) =>
    hasWords(`${one.title} ${one.slug}`, wanted) && (!wantsErrors || errors === 0 || one.errors > 0);
  const sections = tree === null ? [] : filterSections(tree.sections, isWanted);
  return (
    <nav ref={list} className="files" aria-label="Files">
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
      {errors > 0 && (
        <button
          type="button"
          className="site-errors"
          aria-pressed={wantsErrors}
          onClick={() => setWantsErrors(!wantsErrors)}
        >
          {wantsErrors ? 'Show all files' : `${plural(errors, 'mistake')} to mend: show where`}
        </button>
      )}
      {tree === null && (
        <p className="none" role="status">
          Reading your files…
        </p>
      )}
      {sections.map((section) => (
        <Section key={section.title} section={section} open={open} isSought={wanted !== '' || wantsErrors} />
      ))}
      {tree !== null && wanted !== '' && sections.length === 0 && (
        <p className="none">No file has this in its title.</p>
      )}
      {wanted === '' && <OtherFiles files={tree?.others ?? []} />}
    </nav>
  );
}

interface SectionProps {
  readonly section: TreeSection;
  readonly open: string | undefined;
  readonly isSought: boolean;
}

function Section({ section: { title, files }, open, isSought }: SectionProps) {
  const { openNamed } = useStudio().store.getState();
  const drafts = listDrafts();
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
              onClick={({ currentTarget: { hash } }) => hash === location.hash && openNamed(file.path)}
            >
              {file.title}
              {drafts.includes(file.path) && <Badge>not saved</Badge>}
              <Badges file={file} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is wrong with files that the studio cannot open. */
function OtherFiles({ files }: { files: Tree['others'] }) {
  if (files.length === 0) return null;
  return (
    <details className="other-files" open>
      <summary>
        Other files <span className="count">{files.length}</span>
      </summary>
      <ul>
        {files.map(({ path, problems }) => (
          <li key={path}>
            <span className="path">{path}</span>
            {problems.map(({ line, rule, reason, message }) => (
              <p key={`${line} ${rule} ${reason}`}>
                <TextWithCode text={message} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Badges({ file: { errors, warnings, held } }: { file: TreeFile }) {
  return (
    <>
      {held !== null && <Badge>{held}</Badge>}
      {errors > 0 && <Badge isError>{`${errors} to mend`}</Badge>}
      {errors === 0 && warnings > 0 && <Badge>{`${warnings} to look at`}</Badge>}
    </>
  );
}

/** The space before it parts it from the title where both are read aloud. */
function Badge({ isError = false, children }: { isError?: boolean; children: string }) {
  return (
    <>
      {' '}
      <span className={isError ? 'badge error' : 'badge'}>{children}</span>
    </>
  );
}

function filterSections(sections: readonly TreeSection[], isWanted: (file: TreeFile) => boolean): TreeSection[] {
  return sections
    .map(({ title, files }) => ({ title, files: files.filter(isWanted) }))
    .filter(({ files }) => files.length > 0);
}
