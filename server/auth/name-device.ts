const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The name of a browser from its User-Agent: `Firefox on Windows`, or empty. Versions are left out. */
export function nameDevice(agent = ''): string {
  const find = (names: typeof browsers) => names.find(([, sign]) => sign.test(agent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined || system === undefined) return browser ?? system ?? '';
  return `${browser} on ${system}`;
}
