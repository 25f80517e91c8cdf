import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileChanged } from '../../support/workspace.ts';

test('visits are counted as site.md says: not at all, by the site itself, or by a tag that asks for consent', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const analyticsOf = async (lines: string) => {
    const { files } = await compileChanged({ 'site.md': site.replace('copyright:', `${lines}copyright:`) });
    return (JSON.parse(files?.get('site.json') ?? '') as SiteData).analytics;
  };
  assert.is(await analyticsOf("analytics: ''\n"), null);
  assert.is(await analyticsOf('analytics: own\n'), 'own');
  assert.equal(await analyticsOf('analytics: G-ABCDEF1234\n'), { id: 'G-ABCDEF1234', consent: 'express' });
  assert.equal(await analyticsOf('analytics: G-ABCDEF1234\nanalyticsConsent: implied\n'), {
    id: 'G-ABCDEF1234',
    consent: 'implied',
  });
});

test.run();
