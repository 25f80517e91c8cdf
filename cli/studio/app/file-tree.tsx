/** The list of all files, with what finds one by its title or its text. */
import { useEffect, useRef, useState } from 'react';
import { hasWords } from '../../core/has-words.ts';
import { plural } from '../../core/text.ts';
import type { Tree, TreeFile, TreeSection } from '../contract.ts';
import { listDrafts } from './drafts.ts';
import { findListed } from './state.ts';
import { useStudio, useWholeState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

/** Sections with more files than this are closed at first. */
const many = 30;

/** Fewer letters than these stand in almost every text. */
const fewLetters = 3;
/** The texts are searched when nothing was typed for so many milliseconds. */
const typingPause = 200;

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
  const inTexts = useFoundInTexts(wanted);
  const isShown = (one: TreeFile) => !wantsErrors || errors === 0 || one.errors > 0;
  const isNamed = (one: TreeFile) => hasWords(`${one.title} ${one.slug}`, wanted);
  const all = tree === null ? [] : [{ title: 'Only in this browser', files: listGone(tree) }, ...tree.sections];
  const sections = all
    .map(({ title, files }) => ({ title, files: files.filter((one) => isShown(one) && isNamed(one)) }))
    .filter(({ files }) => files.length > 0);
  const others = all
    .flatMap(({ files }) => files)
    .filter((one) => inTexts?.has(one.path) && isShown(one) && !isNamed(one));
  if (others.length > 0) sections.push({ title: 'In the text', files: others });
  return (
    <nav ref={list} className="files" aria-label="Files">
      <div className="files-head">
        <input
          type="search"
          aria-label="Find a file"
          placeholder="Find a file"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && wanted !== '') list.current?.querySelector<HTMLElement>('ul a')?.click();
          }}
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
      {tree !== null && wanted !== '' && inTexts !== null && sections.length === 0 && (
        <p className="none">No file has this in its title or text.</p>
      )}
      {wanted === '' && <OtherFiles files={tree?.others ?? []} />}
    </nav>
  );
}

/** The files with all these words in their texts; null until they are found. */
function useFoundInTexts(words: string): ReadonlySet<string> | null {
  const { client } = useStudio();
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const isSearched = words.trim().length >= fewLetters;
    setFound(isSearched ? null : new Set());
    if (!isSearched) return;
    let isWanted = true;
    const search = async () => {
      const paths = await client.call('search', { words }).catch(() => []);
      if (isWanted) setFound(new Set(paths));
    };
    const timer = setTimeout(search, typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, client]);
  return found;
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

/** Files that another program took away, with text that is not saved. */
function listGone(tree: Tree): TreeFile[] {
  const gone = listDrafts().filter((path) => findListed(tree, path) === undefined);
  const described = { held: null, errors: 0, warnings: 0, isChanged: false, isMovable: false };
  return gone.map((path) => ({ path, slug: '', title: path, ...described }));
}
