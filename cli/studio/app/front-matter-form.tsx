import { useId, useState } from 'react';
import type { FormField } from '../form-field.ts';
import { FieldRow } from './field-row.tsx';
import { keyOfProblem } from './problem-positions.ts';
import { useWholeState } from './studio.ts';
import { readValues } from './values.ts';

/** Below a text with fewer characters, the form is open. */
const shortText = 200;

/** The front matter as a form, or as text if it cannot be parsed. */
export function FrontMatterForm() {
  const { file, setFrontMatter } = useWholeState();
  const [asText, setAsText] = useState(false);
  const [isOpen, setOpen] = useState(file === null || file.body.trim().length < shortText);
  const id = useId();
  if (file === null) return null;
  const values = readValues(file.frontMatter);
  const isText = asText || values === null;
  const isWrong = file.problems.some(({ line }) => line < file.frontMatter.split('\n').length);
  const isGiven = ({ key, isRequired }: FormField) => isRequired || values?.[key] !== undefined;
  const others = file.fields.filter((field) => !isGiven(field));

  return (
    <details className="front-matter" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        About this page{' '}
        <span className="count">
          {file.fields
            .slice(0, 6)
            .map(({ label }) => label.toLowerCase())
            .join(', ')}
          , …
        </span>
      </summary>
      {isText ? (
        <div className="field">
          <label htmlFor={id}>The lines at the top of the file</label>
          {values === null && (
            <p className="help">They cannot be read as a form just now. Mend the line that is named above.</p>
          )}
          <textarea
            id={id}
            className="raw"
            rows={Math.min(24, file.frontMatter.split('\n').length + 1)}
            spellCheck={false}
            value={file.frontMatter}
            onChange={(event) => setFrontMatter(event.target.value)}
          />
        </div>
      ) : (
        <>
          {file.fields.filter(isGiven).map((field) => (
            <FieldRow
              key={field.key}
              field={field}
              path={[field.key]}
              value={values[field.key]}
              problems={file.problems.filter((problem) => keyOfProblem(file, problem) === field.key)}
            />
          ))}
          {others.length > 0 && (
            <details className="more">
              <summary>{`More that can be said: ${others.map(({ label }) => label.toLowerCase()).join(', ')}`}</summary>
              {others.map((field) => (
                <FieldRow key={field.key} field={field} path={[field.key]} value={undefined} />
              ))}
            </details>
          )}
        </>
      )}
      <button type="button" className="link" onClick={() => setAsText(!asText)} disabled={values === null}>
        {isText ? 'Show as a form' : 'Show as lines of text'}
      </button>
    </details>
  );
}
