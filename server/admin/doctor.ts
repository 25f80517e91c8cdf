import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { openExisting } from '../db/open.ts';
import { checkClock, checkDatabase } from './check-database.ts';
import { checkAside, checkDisk, checkPassages, checkSite } from './check-files.ts';
import { checkIdentity } from './check-identity.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import type { Out } from './out.ts';
import { readSettings } from './session.ts';

async function examine(config: Config) {
  // Must run before this process opens the file itself.
  const identity = await checkIdentity(config);
  const database = await openExisting(config).catch((error: Error) => error);
  const findings = {
    settings: checkSettings(process.env),
    database: await checkDatabase(database),
    identity,
    disk: await checkDisk(config),
    aside: await checkAside(config),
    mail: await checkMail(config, database),
    site: await checkSite(config),
    passages: await checkPassages(config),
    clock: await checkClock(database, new Date()),
  };
  if (!(database instanceof Error)) await database.close();
  return Object.entries(findings).map(([what, finding]) => ({ what, ...finding }));
}

/** `doctor`. */
export function addDoctor(program: Command, out: Out): void {
  program
    .command('doctor')
    .description(
      'look at the settings, the database, its identity, the disk, the mail, the site, the passages and the clock',
    )
    .action(async () => {
      const findings = await examine(readSettings());
      out.lines(
        findings.map(({ what, state, sentence }) => `${state.padEnd(5)}  ${what.padEnd(8)}  ${sentence}`),
        findings,
      );
      if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
    });
}
