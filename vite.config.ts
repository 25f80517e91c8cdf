import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const home = import.meta.dirname;
const generated = join(home, 'generated');
const { base } = JSON.parse(readFileSync(join(generated, 'site.json'), 'utf8')) as { base: string };

/** In development, /data is what the compiler wrote and /media what lies in content/media. */
function contentFiles(): Plugin {
  const rooms = { '/data/': generated, '/media/': join(home, 'content/media') };
  return {
    name: 'content-files',
    configureServer(server) {
      server.watcher.add(generated);
      server.watcher.on('change', (path) => {
        if (path.startsWith(generated)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = normalize(decodeURI(request.url?.split('?')[0] ?? '').slice(base.length));
        const room = Object.entries(rooms).find(([start]) => path.startsWith(start));
        if (!room) return next();
        const file = join(room[1], path.slice(room[0].length));
        response.statusCode = existsSync(file) && statSync(file).isFile() ? 200 : 404;
        if (file.endsWith('.json')) response.setHeader('content-type', 'application/json');
        if (response.statusCode === 404) response.end();
        else createReadStream(file).pipe(response);
      });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: join(home, 'src'),
  base: `${base}/`,
  publicDir: false,
  plugins: [react(), contentFiles()],
  build: {
    emptyOutDir: true,
    outDir: join(home, 'dist'),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    reportCompressedSize: false,
    ...(isSsrBuild ? { minify: false } : {}),
  },
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 4321}` },
  },
}));
