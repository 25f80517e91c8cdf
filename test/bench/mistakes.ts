/**
 * Seven mistakes that authors make, planted one by one in the same pages, and then all at once: what our compiler,
 * Velite, content-collections and Starlight say, and where. `--verbose` prints what each of them printed.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent, writeDocs } from './corpus/write.ts';
import { bundleCompiler } from './measure/bundle-compiler.ts';
import { readOptions } from './measure/options.ts';
import { nodeOf, setUpPeer } from './measure/peers.ts';
import { type Command, type Ran, run } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { printTable, type Row } from './measure/table.ts';
import { type Mistake, mistakes, type Planted } from './mistakes/mistakes.ts';
import { judgeReport, type Verdict, writeVerdict } from './mistakes/verdict.ts';

const { pages, isVerbose } = readOptions(20);

interface Program {
  readonly name: string;
  readonly command: Command;
  /** The folder of its pages. */
  readonly folder: string;
  readonly form: 'topic' | 'docs';
}

const rows: Row[] = [];

await withScratch(async (scratch) => {
  const programs = await setUp(scratch);
  rows.push(['planted', ...programs.map((program) => program.name)]);
  const silent = new Map<Program, string>();
  for (const program of programs) {
    const { code, output } = await run(program.command);
    if (code !== 0) throw new Error(`${program.name} refuses the pages before anything is planted:\n${output}`);
    silent.set(program, output);
  }
  for (const mistake of mistakes) {
    const cells: string[] = [];
    for (const program of programs) cells.push(writeVerdict(await tryMistake(program, mistake)));
    rows.push([mistake.name, ...cells]);
  }
  const found: string[] = [];
  for (const program of programs) found.push(await tryAll(program));
  rows.push(['all seven at once', ...found]);
});

printTable(`Seven planted mistakes, ${pages} pages`, rows);
console.log('line:column is where the report points; exit 0 means that a build goes on as if nothing had happened.');

async function setUp(scratch: string): Promise<Program[]> {
  const site = await bundleCompiler(join(scratch, 'compiler'));
  const ours = join(scratch, 'ours');
  const velite = await setUpPeer('velite', join(scratch, 'velite'));
  const collections = await setUpPeer('content-collections', join(scratch, 'content-collections'));
  const starlight = await setUpPeer('starlight', join(scratch, 'starlight'));
  for (const folder of [ours, velite, collections]) writeContent(folder, pages);
  writeDocs(starlight, pages);
  const bin = (folder: string, file: string, args: readonly string[], program = process.execPath): Command => ({
    program,
    args: [join(folder, 'node_modules', file), ...args],
    cwd: folder,
  });
  return [
    { name: 'ours', command: site(ours, ['compile', '--quiet']), folder: join(ours, 'content/topics'), form: 'topic' },
    {
      name: 'Velite',
      command: bin(velite, 'velite/bin/velite.js', ['build']),
      folder: join(velite, 'content/topics'),
      form: 'topic',
    },
    {
      name: 'content-collections',
      command: bin(collections, '@content-collections/cli/dist/index.js', ['build']),
      folder: join(collections, 'content/topics'),
      form: 'topic',
    },
    {
      name: 'Starlight',
      command: bin(starlight, 'astro/bin/astro.mjs', ['build'], nodeOf(starlight)),
      folder: join(starlight, 'src/content/docs/group-000'),
      form: 'docs',
    },
  ];
}

async function tryMistake(program: Program, mistake: Mistake): Promise<Verdict> {
  const { ran, planted } = await withPlanted(program, [mistake]);
  const [one] = planted;
  if (one === undefined) throw new Error(`${mistake.name} was not planted.`);
  if (isVerbose) console.log(`\n— ${mistake.name}: ${program.name}, exit ${ran.code}\n${ran.output}`);
  return judgeReport(ran, one);
}

async function tryAll(program: Program): Promise<string> {
  const { ran, planted } = await withPlanted(program, mistakes);
  const named = planted.filter((one) => judgeReport(ran, one).isNamed);
  return `${named.length} of ${planted.length} reported, exit ${ran.code}`;
}

/** Plants some mistakes, each in a page of its own, runs the program from nothing, and puts the pages back. */
async function withPlanted(
  { command, folder, form }: Program,
  wanted: readonly Mistake[],
): Promise<{ readonly ran: Ran; readonly planted: readonly Planted[] }> {
  const kept = join(command.cwd, '.kept');
  cpSync(folder, kept, { recursive: true });
  for (const output of ['.content-collections', '.velite', '.astro', 'dist', 'generated'])
    rmSync(join(command.cwd, output), { recursive: true, force: true });
  try {
    const planted = wanted.map((mistake) => {
      const file = join(folder, `${mistake.page}.md`);
      const text = mistake[form](readFileSync(file, 'utf8'));
      writeFileSync(file, text);
      const before = text.slice(0, text.indexOf(mistake.planted));
      return {
        page: mistake.page,
        line: before.split('\n').length,
        column: before.length - before.lastIndexOf('\n'),
        wayOut: mistake.wayOut,
      };
    });
    return { ran: await run(command), planted };
  } finally {
    rmSync(folder, { recursive: true });
    cpSync(kept, folder, { recursive: true });
    rmSync(kept, { recursive: true });
  }
}
