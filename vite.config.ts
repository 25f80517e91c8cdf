import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const home = import.meta.dirname;

/** How the app is bundled; where it stands and what was compiled for it is added by the commands. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(home, 'src'),
  publicDir: false,
  plugins: [react()],
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    reportCompressedSize: false,
    // How long plugins take is no concern of those who build a site.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // One file for what every page starts with, which its document then names once.
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } }),
    },
    ...(isSsrBuild ? { minify: false } : {}),
  },
  ssr: { noExternal: true },
  // Whoever loads the part that prerenders: React's development build is for browsers of developers.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: { host: '127.0.0.1' },
}));
