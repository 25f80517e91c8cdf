import { setTimeout as pause } from 'node:timers/promises';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
// Loaded beforehand, so that lazy parts of screens are there at once.
import '../../src/ui/written-markdown.tsx';
import { beforeClose, openWindow } from './dom.ts';

export interface Screen {
  /** The text of every element that a selector finds. */
  readonly texts: (selector: string) => string[];
  readonly find: <T extends HTMLElement>(selector: string) => T;
  /** The button with this text. */
  readonly button: (text: string) => HTMLButtonElement;
  readonly press: (text: string) => Promise<void>;
  /** Changes something and waits for the screen to update. */
  readonly change: (act: () => unknown) => Promise<void>;
  /** Waits for what is drawn by code that comes late, a minute at most. */
  readonly appears: (selector: string) => Promise<void>;
}

/** Renders something in a happy-dom window, until that is closed. */
export async function show(content: ReactNode): Promise<Screen> {
  openWindow('https://site.test/', '<div id="root"></div>');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  beforeClose(() => act(() => root.unmount()));
  await act(async () => root.render(content));

  function find<T extends HTMLElement>(selector: string): T {
    const element = document.querySelector<T>(selector);
    if (element === null) throw new Error(`Nothing is ${selector}`);
    return element;
  }
  function all(selector: string): HTMLElement[] {
    return Array.from(document.querySelectorAll<HTMLElement>(selector));
  }
  function button(text: string): HTMLButtonElement {
    const found = all('button').find(({ textContent }) => textContent === text);
    if (found === undefined) throw new Error(`There is no button \`${text}\``);
    return found as HTMLButtonElement;
  }
  const change = (work: () => unknown) => act(async () => void (await work()));
  async function appears(selector: string): Promise<void> {
    const end = Date.now() + 60_000;
    while (document.querySelector(selector) === null && Date.now() < end) await change(() => pause(10));
  }

  return {
    texts: (selector) => all(selector).map(({ textContent }) => textContent.trim()),
    find,
    button,
    press: (text) => change(() => button(text).click()),
    change,
    appears,
  };
}
