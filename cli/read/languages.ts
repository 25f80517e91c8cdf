import { createRequire } from 'node:module';
import type { HLJSApi } from 'highlight.js';
import { once } from '../core/lazily.ts';

/** The programming languages whose code is coloured. They are read when there is code: most sites have none. */
export const readLanguages = once((): HLJSApi => {
  const require = createRequire(import.meta.url);
  const languages: HLJSApi = require('highlight.js/lib/common');
  for (const name of ['julia', 'latex', 'matlab', 'stata'])
    languages.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));
  return languages;
});
