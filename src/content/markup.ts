import type { Markup } from './types.ts';

/** The same data with every Markup's html replaced by what `html` gives for it. */
export function mapMarkup<T>(data: T, html: (markup: Markup) => string): T {
  return map(data, html) as T;
}

function map(value: unknown, html: (markup: Markup) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item, html));
  if (typeof value !== 'object' || value === null) return value;
  if (isMarkup(value)) return { key: value.key, html: html(value) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, html)]));
}

function isMarkup(value: object): value is Markup {
  return 'key' in value && 'html' in value && typeof value.html === 'string' && typeof value.key === 'string';
}
