import type { Plugin } from 'vite';
import { readPath } from './content-files.ts';

/** What `site build` writes beside the pages, and no room of the compiler holds. */
const built =
  /^\/(?:data\/cite\/.+|references\.bib|feed\.xml|llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|site\.webmanifest)$/;

/** In development, the text files that a build makes are made when they are asked for. */
export function builtFiles(base: string, generated: string): Plugin {
  return {
    name: 'built-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = readPath(request.url ?? '', base);
        if (path === null || !built.test(path)) return next();
        try {
          const text = await makeFile(generated, path.slice(1));
          if (text === null) response.statusCode = 404;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(text ?? '');
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The makers take a while to start, which a reader of pages need not wait for. */
async function makeFile(generated: string, wanted: string): Promise<string | null> {
  const [{ makeSiteFiles }, { readCompiled }] = await Promise.all([
    import('../build/site-files.ts'),
    import('../build/compiled.ts'),
  ]);
  for (const { path, text } of makeSiteFiles(readCompiled(generated))) if (path === wanted) return text;
  return null;
}
