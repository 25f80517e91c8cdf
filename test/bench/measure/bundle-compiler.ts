import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Command } from './run.ts';

/** External modules: those with native parts, those that only the build of the site needs, and the bundler itself. */
const external = ['satteri', '@resvg/resvg-js', 'opentype.js', 'vite', '@vitejs/plugin-react', 'chokidar'];

/** Bundles the command line below `folder` and gives what runs it with some arguments in a folder. */
export async function bundleCompiler(folder: string): Promise<(cwd: string, args: readonly string[]) => Command> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: 'cli/main.ts',
      outDir: join(folder, 'cli/bundle'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  cpSync('cli/kinds/shapes', join(folder, 'cli/kinds/shapes'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const main = join(folder, 'cli/bundle/main.js');
  return (cwd, args) => ({ program: process.execPath, args: [main, ...args], cwd });
}
