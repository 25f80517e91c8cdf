/** @type {{ generated: string, compiled: string }} */
let places;

/** @param {typeof places} data the folder that modules name, and the one to take instead, as URLs that end in a slash */
export function initialize(data) {
  places = data;
}

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  if (!specifier.startsWith('.') || context.parentURL === undefined) return nextResolve(specifier, context);
  const { href } = new URL(specifier, context.parentURL);
  if (!href.startsWith(places.generated)) return nextResolve(specifier, context);
  return nextResolve(places.compiled + href.slice(places.generated.length), context);
}
