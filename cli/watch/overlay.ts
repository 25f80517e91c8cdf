/** Runs in the browser during development: shows the problems of the content over the last good page. */
import type { Problem } from '../core/problem.ts';

export interface ShownProblem extends Problem {
  /** The absolute path of the file, for the editor. */
  readonly file: string;
}

/** What the overlay shows; it is hidden if there are no problems and no fault. */
export interface Note {
  readonly problems: readonly ShownProblem[];
  /** Why the disk refused something, in a sentence; null if it did not. */
  readonly fault: string | null;
  /** Whether there is a good version of the site behind the overlay. */
  readonly isGood: boolean;
}

const style = `
  section { position: fixed; z-index: 9999; inset: auto 0 0; max-height: 50vh; overflow: auto; padding: 1rem 1.25rem;
    font: 1rem/1.5 system-ui, sans-serif; color: #f6f3ee; background: #241a1a; border-top: 4px solid #e5564c; }
  header { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
  h2 { margin: 0; font-size: 1.0625rem; }
  ol { margin: 0.5rem 0 0; padding: 0; list-style: none; }
  li { padding: 0.5rem 0; border-top: 1px solid #5a4343; }
  p { margin: 0; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #a58; border-radius: 4px; cursor: pointer; }
  .position { padding: 0; border: 0; text-align: start; text-decoration: underline; color: #ffc9a8; }
  .rule, .hint { color: #cfc3bb; }
  button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }`;

const tag = 'site-problems';

function show({ problems, fault, isGood }: Note): void {
  document.querySelector(tag)?.remove();
  if (problems.length === 0 && fault === null) return;
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  const errors = problems.filter((problem) => problem.level === 'error').length;
  const close = make('button', 'Close');
  close.addEventListener('click', () => host.remove());
  host.addEventListener('keydown', (event) => event.key === 'Escape' && host.remove());
  const count = `${errors} ${errors === 1 ? 'error' : 'errors'}`;
  const title = make('h2', fault ?? (isGood ? `${count}: the last good version stays` : count));
  title.setAttribute('role', 'alert');
  const section = make('section', make('header', title, close), make('ol', ...problems.map(showProblem)));
  section.setAttribute('aria-label', 'Problems in the content');
  root.append(make('style', style), section);
  document.body.append(host);
}

function showProblem(problem: ShownProblem): HTMLElement {
  const position = make('button', `${problem.path}:${problem.line}:${problem.column}`);
  position.className = 'position';
  position.title = 'Open in the editor';
  position.addEventListener('click', () => {
    const file = `${problem.file}:${problem.line}:${problem.column}`;
    void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(file)}`);
  });
  const rule = make('span', ` ${problem.level}, ${problem.rule}`);
  rule.className = 'rule';
  const near = problem.suggestion === null ? '' : `Did you mean \`${problem.suggestion}\`? `;
  const hint = make('p', near + (problem.hint ?? ''));
  hint.className = 'hint';
  return make('li', make('p', position, rule), make('p', problem.reason), hint);
}

function make(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

import.meta.hot?.on('site:note', show);
import.meta.hot?.send('site:ask', Number(document.querySelector<HTMLMetaElement>('[name="site-version"]')?.content));
