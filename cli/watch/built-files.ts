import type { Plugin } from 'vite';
import { readPath } from './content-files.ts';

/** The files that `site build` writes beside the pages and that a compile does not write. */
const built =
  /^\/(?:data\/cite\/.+|references\.bib|feed\.xml|llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|site\.webmanifest)$/;

/** A Vite plugin that makes the text files of a build on request during development. */
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

/** The modules that make these files load slowly, so they are imported only when such a file is requested. */
async function makeFile(generated: string, wanted: string): Promise<string | null> {
  const [{ makeSiteFiles }, { readCompiled }] = await Promise.all([
    import('../build/site-files.ts'),
    import('../build/compiled.ts'),
  ]);
  for await (const { path, text } of makeSiteFiles(readCompiled(generated))) if (path === wanted) return text;
  return null;
}
