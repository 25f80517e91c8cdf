import { type FormEvent, useState } from 'react';
import { findByWords } from '../../core/has-words.ts';
import { valueAt } from '../../core/value-at.ts';
import type { NameChoice } from '../form-field.ts';
import { FileButton } from './file-button.tsx';
import { LabelledInput } from './labelled-field.tsx';
import type { OpenDialog } from './state.ts';
import { useStudio, useWholeState } from './studio.ts';
import { closeDialog, StudioDialog } from './studio-dialog.tsx';
import { readValues } from './values.ts';

/** The maximum number of matches that are shown. */
const mostShown = 40;

/** Lets one find a page to link to, or a publication to cite, by words of its title. */
export function PickDialog({ name, wanted: first = '' }: OpenDialog) {
  const { file, setField, show } = useWholeState();
  const [wanted, setWanted] = useState(first);
  const studio = useStudio();
  const { editor } = studio;
  if (file === null) return null;
  const { frontMatter, fields, names } = file;
  const cited = fields.find(({ key }) => key === listKey)?.input;
  const role =
    cited?.type === 'list' && cited.item.type === 'either' && cited.item.plain.type === 'text'
      ? cited.item.plain.names
      : null;
  const choices = (name === 'link' ? names.link : names[role ?? '']) ?? [];
  const found = findByWords(choices, wanted, ({ label, value }) => `${label} ${value}`);
  const isAddress = name === 'link' && /^(?:https?:\/\/|mailto:)\S+$/.test(wanted.trim());

  function cite({ value: slug }: NameChoice): void {
    const listed = valueAt(readValues(frontMatter), [listKey]);
    const ids = (Array.isArray(listed) ? listed : []).map((one) => (typeof one === 'string' ? one : one?.id));
    if (!ids.includes(slug)) setField([listKey, ids.length], slug);
    closeDialog(studio);
    editor.current?.put((words) => `${words}[@${slug}]`);
  }

  function link({ value, label }: NameChoice): void {
    closeDialog(studio);
    editor.current?.put((words) => `[${words || label}](${value})`);
  }

  function linkToAddress(): void {
    closeDialog(studio);
    editor.current?.insert('[', `](${wanted.trim()})`, 'words of the link');
  }

  const pick = name === 'link' ? link : cite;

  /** Enter takes what there is no doubt about. */
  function enter(event: FormEvent): void {
    event.preventDefault();
    const [only, ...others] = found;
    if (isAddress) linkToAddress();
    else if (only !== undefined && others.length === 0) pick(only);
  }

  return (
    <StudioDialog title={name === 'link' ? 'Link to a page' : 'Cite a publication'}>
      {name === 'cite' && role === null && <p role="status">Files of this kind list no publications.</p>}
      <form onSubmit={enter}>
        <LabelledInput
          label={name === 'link' ? 'Words of its title, or a web address' : 'Words of its title or name'}
          type="search"
          value={wanted}
          onType={setWanted}
        />
      </form>
      {isAddress && (
        <p className="choices">
          <button type="button" className="main-action" onClick={linkToAddress}>
            Link to this address
          </button>
        </p>
      )}
      {name === 'link' && <FileButton label="the link" onKept={(value, label) => link({ value, label })} />}
      <ul className="picks" aria-label="What there is">
        {found.slice(0, mostShown).map((choice) => (
          <li key={choice.value}>
            <button type="button" onClick={() => pick(choice)}>
              {choice.label} <span className="path">{choice.value}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !isAddress && <p role="status">Nothing on this site has these words.</p>}
      {name === 'cite' && role !== null && (
        <p className="choices">
          <button type="button" className="link" onClick={() => show({ name: 'new', cited: role })}>
            Add a publication…
          </button>
        </p>
      )}
      {found.length > mostShown && (
        <p className="help">{`${found.length - mostShown} more: keep typing to narrow them down.`}</p>
      )}
    </StudioDialog>
  );
}

/** The key that lists the publications of a page. */
const listKey = 'references';
