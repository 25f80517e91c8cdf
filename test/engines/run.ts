/**
 * Looks at a page of every kind, and at all with formulas or figures, in Firefox and in the engine of Safari. Wants
 * Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`. The site is built anew unless `DIST_DIR` names one. Ends in
 * `N passed, N failed`.
 */
import { buildSite } from '../browser/support/build.ts';
import { firstTopic, pages } from '../browser/support/present-pages.ts';
import { serve } from '../browser/support/serve.ts';
import { openFirefox } from './firefox.ts';
import { questions } from './questions.ts';
import { tabThrough } from './tab-through.ts';
import { openWebKit } from './webkit.ts';
import { findMissing, type Window } from './window.ts';

const engines: Readonly<Record<string, () => Promise<Window>>> = { Firefox: openFirefox, WebKit: openWebKit };
const ofEachKind = new Map(pages.map(({ kind, path }) => [kind, path])).values();
const special = pages.filter(({ kind, text }) => kind !== 'answer' && /<math|"figure": /.test(text));
const paths = [...new Set(['/', ...ofEachKind, ...special.map(({ path }) => path)])];

const missing = findMissing(['firefox-esr', 'WebKitWebDriver', 'Xvfb']);
if (missing.length > 0) {
  console.error(
    `${missing.join(' and ')} cannot be started. Install Debian’s packages \`firefox-esr\`, \`webkit2gtk-driver\` and \`xvfb\`.`,
  );
  process.exit(1);
}

const site = await serve(process.env.DIST_DIR ?? (await buildSite((text) => text)));
const failures: string[] = [];
let passed = 0;
try {
  for (const [engine, open] of Object.entries(engines)) {
    const window = await open();
    try {
      await look(engine, window);
      // Safari's Tab leads to links only where a visitor has set it so.
      if (engine === 'Firefox')
        tell(
          'Firefox: what opens over a page can be walked with Tab',
          await tabThrough(window, site.address + firstTopic),
        );
    } finally {
      await window.close();
    }
  }
} finally {
  await site.stop();
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

async function look(engine: string, window: Window): Promise<void> {
  const wrong = new Map<string, string[]>(Object.keys(questions).map((sentence) => [sentence, []]));
  for (const width of [1280, 480]) {
    await window.size(width, 1000);
    for (const path of paths) {
      await window.go(site.address + path);
      for (const [sentence, question] of Object.entries(questions))
        for (const found of await window.run(question)) wrong.get(sentence)?.push(`${path} at ${width}: ${found}`);
    }
  }
  for (const [sentence, found] of wrong) tell(`${engine}: ${sentence}`, found);
}

function tell(sentence: string, found: readonly string[]): void {
  if (found.length === 0) passed += 1;
  else failures.push(sentence);
  console.log([`${found.length === 0 ? '✓' : '✗'} ${sentence}`, ...found].join('\n  '));
}
