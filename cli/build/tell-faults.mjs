// Plain JavaScript, as all that a forked process of the build runs.
import { getSystemErrorName } from 'node:util';

/** Ends this process with what the disk refused, which the process that began it tells; every other mistake shows its stack. */
export function tellFaults() {
  process.once('uncaughtException', (/** @type {NodeJS.ErrnoException} */ error) => {
    const { code, syscall, path, message } = findFault(error);
    // Whoever has ended meanwhile wants no news; the folder went with it.
    if (!process.connected) process.exit(1);
    if (code === undefined || syscall === undefined || path === undefined) process.stderr.write(`${error.stack}\n`);
    else process.send?.({ fault: { code, syscall, path, message } });
    process.exitCode = 1;
    process.disconnect();
  });
}

/**
 * The bundler tells an error of the system in words: the file, and the number of the error.
 * @param {NodeJS.ErrnoException} error
 * @returns {NodeJS.ErrnoException}
 */
function findFault(error) {
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1];
  if (number === undefined) return error;
  const path = /(?:Failed to write file in|Could not create directory for output chunks:) (.+)/.exec(
    error.message,
  )?.[1];
  return {
    ...error,
    message: error.message,
    code: getSystemErrorName(-Number(number)),
    syscall: 'write',
    ...(path !== undefined && { path }),
  };
}
