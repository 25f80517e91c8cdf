import { useState } from 'react';
import type { NameChoice } from '../form-field.ts';
import { LabelledInput } from './labelled-field.tsx';
import type { OpenDialog } from './state.ts';
import { useStudio, useWholeState } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';
import { readValues, valueAt } from './values.ts';

/** The maximum number of matches that are shown. */
const mostShown = 40;

/** Lets one find a page to link to, or a publication to cite, by words of its title. */
export function PickDialog({ name }: OpenDialog) {
  const { file, show, setField } = useWholeState();
  const [wanted, setWanted] = useState('');
  const { editor } = useStudio();
  if (file === null) return null;
  const { frontMatter, fields, names } = file;
  const cited = fields.find(({ key }) => key === listKey)?.input;
  const role =
    cited?.type === 'list' && cited.item.type === 'either' && cited.item.plain.type === 'text'
      ? cited.item.plain.names
      : null;
  const choices = (name === 'link' ? names.link : names[role ?? '']) ?? [];
  const found = choices.filter((choice) => fits(choice, wanted));
  const isAddress = name === 'link' && /^(?:https?:\/\/|mailto:)\S+$/.test(wanted.trim());

  function cite(slug: string): void {
    const listed = valueAt(readValues(frontMatter), [listKey]);
    const ids = (Array.isArray(listed) ? listed : []).map((one) => (typeof one === 'string' ? one : one?.id));
    if (!ids.includes(slug)) setField([listKey, ids.length], slug);
    show(null);
    editor.current?.insert(`[@${slug}]`);
  }

  function link(address: string, title: string): void {
    show(null);
    editor.current?.insert('[', `](${address})`, title);
  }

  return (
    <StudioDialog title={name === 'link' ? 'Link to a page' : 'Cite a publication'}>
      {name === 'cite' && role === null && <p role="status">Files of this kind list no publications.</p>}
      <LabelledInput
        label={name === 'link' ? 'Words of its title, or a web address' : 'Words of its title or name'}
        type="search"
        value={wanted}
        onType={setWanted}
      />
      {isAddress && (
        <p className="choices">
          <button type="button" className="main-action" onClick={() => link(wanted.trim(), 'words of the link')}>
            Link to this address
          </button>
        </p>
      )}
      <ul className="picks" aria-label="What there is">
        {found.slice(0, mostShown).map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              onClick={() => (name === 'link' ? link(choice.value, choice.label) : cite(choice.value))}
            >
              {choice.label} <span className="path">{choice.value}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostShown && (
        <p className="help">{`${found.length - mostShown} more: keep typing to narrow them down.`}</p>
      )}
    </StudioDialog>
  );
}

/** The key that lists the publications of a page. */
const listKey = 'references';

function fits({ value, label }: NameChoice, wanted: string): boolean {
  const text = `${label} ${value}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
