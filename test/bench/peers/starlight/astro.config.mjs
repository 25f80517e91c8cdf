import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://site.test',
  integrations: [starlight({ title: 'Test Site' })],
});
