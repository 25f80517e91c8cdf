import type { SourceFile } from '../read/content.ts';
import { type Parsed, parseFile } from './document.ts';

/** A `parseFile` that parses a file again only when it is not the one it saw last at its path. Each caller has its own memory. */
export function rememberParsed(): (file: SourceFile) => Parsed {
  const seen = new Map<string, { readonly file: SourceFile; readonly parsed: Parsed }>();
  return (file) => {
    const known = seen.get(file.path);
    if (known !== undefined && known.file.text === file.text && known.file.changed === file.changed)
      return known.parsed;
    const parsed = parseFile(file);
    seen.set(file.path, { file, parsed });
    return parsed;
  };
}
