import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly pages: number;
  readonly rounds: number;
  readonly isVerbose: boolean;
}

/** `--pages N` (1,000), `--rounds N` (5) and `--verbose`, which every bench takes; a bench may have its own `pages`. */
export function readOptions(pages = 1000): BenchOptions {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: String(pages) },
      rounds: { type: 'string', default: '5' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return { pages: Number(values.pages), rounds: Number(values.rounds), isVerbose: values.verbose };
}
