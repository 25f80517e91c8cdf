import { Failure } from './failure.ts';
import { decodeUtf8 } from './parse-json.ts';
import type { FormPart } from './parse-multipart.ts';

export interface FormFile {
  readonly filename: string;
  readonly content: Buffer;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: FormFile | null;
}

/** Sorts the parts of a form into text fields and its one optional file; a name that comes twice is refused. */
export function readForm(parts: readonly FormPart[], fileField: string | null): Form {
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  let file: FormFile | null = null;
  for (const { name, filename, content } of parts) {
    const isFile = name === fileField && filename !== undefined;
    if (seen.has(name)) {
      if (isFile) throw new Failure('too-many-fields', 'Send one file at most', { field: name });
      throw new Failure('field-duplicate', 'Duplicate field name', { field: name.slice(0, 60) });
    }
    seen.add(name);
    if (!isFile) fields[name] = decodeUtf8(content);
    else if (filename !== '' || content.length > 0) file = { filename, content };
  }
  return { fields, file };
}
