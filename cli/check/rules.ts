import type { Rule } from './rule.ts';

/** Every rule that looks at the whole site, in the order of their ids. */
export const rules: readonly Rule[] = [];
