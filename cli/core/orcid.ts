/**
 * The bare iD in what people write (`https://orcid.org/…`, spaces or nothing for the hyphens); null if it contains none
 * or its check character is wrong.
 */
export function cleanOrcid(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/\/$/, '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(bare) || checkCharacter(bare.slice(0, 15)) !== bare.at(-1)) return null;
  return bare.replace(/(.{4})(?=.)/g, '$1-');
}

/** The check character of an iD, by ISO 7064 MOD 11-2. */
function checkCharacter(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}
