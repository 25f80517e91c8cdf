import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** Elements that a post may have, its own parts included, whatever is written in it. */
const mostElements = 12;

interface Post {
  readonly text: string | null;
  readonly elements: number;
  readonly inside: number;
  readonly lines: number;
  readonly wide: boolean;
}

/**
 * Fails unless every post that `selector` finds holds one of these texts letter by letter, has twelve elements at
 * most, none of them in its text, and is folded to twelve lines; and unless none is wider than the page.
 */
export async function showsPlainPosts(page: Page, selector: string, texts: readonly string[]): Promise<void> {
  const posts = await page.locator(selector).evaluateAll((all) =>
    all.map((post): Post => {
      const text = post.querySelector<HTMLElement>('.visitor-text');
      const lineHeight = text === null ? 1 : Number.parseFloat(getComputedStyle(text).lineHeight);
      return {
        text: text?.textContent ?? null,
        elements: post.querySelectorAll('*').length + 1,
        inside: text?.childElementCount ?? 0,
        lines: Math.round((text?.clientHeight ?? 0) / lineHeight),
        wide: post.scrollWidth > post.clientWidth,
      };
    }),
  );
  assert.equal(posts.map(({ text }) => text).sort(), [...texts].sort());
  const wrong = posts.filter(
    ({ elements, inside, lines, wide }) => elements > mostElements || inside > 0 || lines > 12 || wide,
  );
  assert.equal(
    wrong.map((post) => ({ ...post, text: post.text?.slice(0, 20) })),
    [],
  );
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, 'wider than the page');
}
