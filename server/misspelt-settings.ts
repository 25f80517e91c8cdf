import { variables } from './config.ts';
import { countSlips } from './count-slips.ts';

const mostSlips = 2;
/** Shorter names are too near to other programs' variables. */
const shortest = 7;

/** A sentence for each variable that is set and not read, but looks like a setting of the server. */
export function findMisspelt(env: NodeJS.ProcessEnv): readonly string[] {
  const long = variables.filter((name) => name.length >= shortest);
  return Object.keys(env).flatMap((name) => {
    if (name.length < shortest || variables.includes(name)) return [];
    const meant = long.find((known) => countSlips(name, known, mostSlips) <= mostSlips);
    return meant === undefined ? [] : `${name} is no setting of the server, and is ignored. Is it ${meant}?`;
  });
}
