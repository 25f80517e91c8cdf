import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body, HomePage, ResearchPage, RouteList, TopicPage } from '../../../generated/shapes.ts';
import { withScreens } from '../../../src/app/screens.ts';
import { compiledFolder } from '../../support/compile-first.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(join(compiledFolder, file), 'utf8')) as T;
const routes = read<RouteList>('routes.json');

const drawn: Body = [{ key: 'drawn', html: '<div class="figure"><figure></figure></div>' }];

for (const kind of ['home', 'research', 'topic'] as const) {
  test(`the styles of a drawn figure come with a page of the kind ${kind}`, async () => {
    const route = routes.find((route) => route.kind === kind);
    const page = read<HomePage | ResearchPage | TopicPage>(route?.data ?? '');
    const shown = 'body' in page ? { ...page, body: drawn } : { ...page, intro: drawn };
    const asked: boolean[] = [];
    const loader = {
      load: async () => ({ status: 'ready' as const, page: shown, head: null, sidebar: null }),
      prefetch: () => {},
      reaches: async () => true,
    };
    await withScreens(loader, async (_, hasFigures) => asked.push(hasFigures)).load('/anywhere');
    assert.equal(asked, [true]);
  });
}

test.run();
