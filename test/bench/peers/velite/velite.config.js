import { defineCollection, defineConfig, s } from 'velite';

const date = s.isodate().optional();
const reference = s.union([s.string(), s.object({ id: s.string(), note: s.string() })]);

const topics = defineCollection({
  name: 'Topic',
  pattern: 'topics/*.md',
  schema: s.object({
    path: s.path(),
    title: s.string().max(200),
    description: s.string().min(40).max(160),
    group: s.string(),
    order: s.number().int().min(0),
    date,
    keywords: s.array(s.string()).default([]),
    references: s.array(reference).default([]),
    draft: s.boolean().default(false),
    next: s.string().optional(),
    html: s.markdown(),
  }),
});

const references = defineCollection({
  name: 'Reference',
  pattern: 'references/*.md',
  schema: s.object({
    path: s.path(),
    type: s.string(),
    authors: s.array(s.union([s.string(), s.object({ organisation: s.string() })])),
    title: s.string(),
    year: s.number().int(),
    venue: s.string().optional(),
    html: s.markdown(),
  }),
});

const groups = defineCollection({
  name: 'Group',
  pattern: 'groups/*.md',
  schema: s.object({ path: s.path(), title: s.string(), order: s.number().int() }),
});

export default defineConfig({
  root: 'content',
  output: { data: '.velite' },
  collections: { topics, references, groups },
});
