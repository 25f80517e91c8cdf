import { defineCollection, defineConfig } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';

const reference = z.union([z.string(), z.object({ id: z.string(), note: z.string() })]);

const topics = defineCollection({
  name: 'topics',
  directory: 'content/topics',
  include: '*.md',
  schema: z.object({
    content: z.string(),
    title: z.string().max(200),
    description: z.string().min(40).max(160),
    group: z.string(),
    order: z.number().int().min(0),
    date: z.iso.date().optional(),
    keywords: z.array(z.string()).default([]),
    references: z.array(reference).default([]),
    draft: z.boolean().default(false),
    next: z.string().optional(),
  }),
  transform: async ({ content, ...topic }, context) => {
    const html = await compileMarkdown(context, { content, _meta: topic._meta }, { remarkPlugins: [remarkGfm] });
    return { ...topic, html };
  },
});

const references = defineCollection({
  name: 'references',
  directory: 'content/references',
  include: '*.md',
  schema: z.object({
    content: z.string(),
    type: z.string(),
    authors: z.array(z.union([z.string(), z.object({ organisation: z.string() })])),
    title: z.string(),
    year: z.number().int(),
    venue: z.string().optional(),
  }),
  transform: async ({ content, ...publication }, context) => {
    const html = await compileMarkdown(context, { content, _meta: publication._meta });
    return { ...publication, html };
  },
});

const groups = defineCollection({
  name: 'groups',
  directory: 'content/groups',
  include: '*.md',
  schema: z.object({ content: z.string(), title: z.string(), order: z.number().int() }),
});

export default defineConfig({ content: [topics, references, groups] });
