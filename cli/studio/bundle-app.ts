import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The studio's own app as one module. It is made when the studio is first opened, in memory: nothing of it is part of a build. */
export async function bundleApp(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('app/main.tsx', import.meta.url)),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { bundlerTimings: false },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
