/** What is written to standard error while some work is done. */
export async function listen(work: () => Promise<unknown>): Promise<string> {
  const write = process.stderr.write;
  let said = '';
  process.stderr.write = (text) => {
    said += text;
    return true;
  };
  try {
    await work();
  } finally {
    process.stderr.write = write;
  }
  return said;
}
