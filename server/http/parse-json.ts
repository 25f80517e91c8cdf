import { Failure } from './failure.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const forbidden = ['__proto__', 'constructor', 'prototype'];

/** Decodes bytes that must be UTF-8. U+FEFF at their start stays: in a field of a form it is a part of the text. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Failure('body-not-utf8', 'Body is not valid UTF-8');
  }
}

function refuseKeys(value: unknown): void {
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) {
      if (forbidden.includes(key)) throw new Failure('field-invalid', `Invalid ${key}`, { field: key });
      waiting.push((next as Record<string, unknown>)[key]);
    }
  }
}

/** Parses a JSON body; undefined when it is empty. Keys that could reach a prototype are refused at any depth. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('body-not-json', 'Body is not valid JSON');
  }
  refuseKeys(value);
  return value;
}
