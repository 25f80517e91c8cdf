import { limits } from '../contract/limits.ts';

const shortest = 12;
const fewestCharacters = 6;
/** The letters of the passwords that attackers try first. */
const common = new Set(
  (
    'password passwort passw letmein welcome admin administrator professor qwerty qwertyuiop qwertz asdf asdfgh ' +
    'zxcvbn iloveyou monkey dragon sunshine princess football baseball superman secret changeme default ' +
    'cognitive economics cognitiveeconomics university research forum login master hello test'
  ).split(' '),
);

/** Says why a password is too easy to guess and what to do, or null when it is good enough. */
export function findWeakness(password: string, email: string): string | null {
  const lower = password.normalize('NFC').toLowerCase();
  const letters = lower.replace(/[^\p{L}]/gu, '');
  const owner = email.toLowerCase().split('@')[0] ?? '';
  if ([...password].length < shortest) return `The password is too short; use ${shortest} characters or more.`;
  if (Buffer.byteLength(password) > limits.passwordBytes)
    return `The password is too long; use ${limits.passwordBytes} bytes at most.`;
  if (new Set(lower).size < fewestCharacters) return 'The password repeats a few characters; use more different ones.';
  if (common.has(letters) || /(?:0123|1234|2345|3456|4567|5678|6789){2}/.test(lower)) {
    return 'The password is one of those that are tried first; use a few unrelated words instead.';
  }
  if (owner.length > 3 && lower.includes(owner)) return 'The password contains the e-mail address; use something else.';
  return null;
}
