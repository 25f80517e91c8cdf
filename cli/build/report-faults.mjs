// Plain JavaScript, like everything that the bundler's process runs.
import { getSystemErrorName } from 'node:util';

/** On an uncaught error, sends a fault of the disk to the parent process, which reports it; prints the stack of any other. */
export function reportFaults() {
  process.once('uncaughtException', (/** @type {NodeJS.ErrnoException} */ error) => {
    const { code, syscall, path, message } = findFault(error);
    // The parent has ended, and its folder is gone: that is what failed here.
    if (!process.connected) process.exit(1);
    if (code === undefined || syscall === undefined || path === undefined) process.stderr.write(`${error.stack}\n`);
    else process.send?.({ fault: { code, syscall, path, message } });
    process.exitCode = 1;
    process.disconnect();
  });
}

/**
 * The bundler gives an error of the system as a sentence, with the file and the number of the error in it.
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
