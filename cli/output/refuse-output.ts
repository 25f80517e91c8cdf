import { lstatSync, readdirSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from '../core/disk-fault.ts';
import { type Maker, markName, readMark } from './mark.ts';

/**
 * The folder that a command wants to write to, and the folders that it must not touch, by descriptions for the user.
 */
export interface OutputTarget {
  readonly folder: string;
  readonly maker: Maker;
  readonly apart: Readonly<Record<string, string>>;
  /** Also write into a folder that contains other files. */
  readonly force: boolean;
}

/** Files in a folder that its owner would call empty. */
const nothing = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep'];

/** The types of virtual file systems of the kernel. `mkdir` fails there in a way that Node 20 retries for ever. */
const madeUp = [0x9fa0, 0x62656572];

/**
 * Why a command must not write into a folder, as sentences; null if it may, because the folder is empty, does not exist
 * yet, or was made by the same command. `--force` allows a folder with other files, and nothing more.
 */
export function refuseOutput({ folder, maker, apart, force }: OutputTarget): string | null {
  const path = resolve(folder);
  const ground = findGround(path);
  const shown = ground === path ? folder : ground;
  const stats = statSync(ground, { throwIfNoEntry: false });
  if (stats === undefined)
    return `\`${shown}\` is a symbolic link that leads nowhere. Make the folder that it leads to, or name another one.`;
  if (!stats.isDirectory()) return `\`${shown}\` is a file. Name a folder, or move the file away.`;
  if (process.platform === 'linux' && madeUp.includes(Number(statfsSync(ground).type)))
    return `Nothing can be kept in \`${shown}\`, which the system makes up. Name a folder on a disk.`;
  for (const [name, other] of Object.entries(apart)) {
    const relation = relate(path, resolve(other));
    if (relation !== null) return `\`${folder}\` ${relation} ${name} \`${other}\`. Name a folder apart from it.`;
  }
  const stranger = ground === path ? findStranger(path, maker) : undefined;
  if (stranger === undefined) return null;
  const whose = `\`${folder}\` holds \`${stranger}\`, which \`site ${maker}\` did not put there. Nothing was written.`;
  if (!force)
    return `${whose}\nName an empty folder, or write among its files, and replace those of the same name, with \`--force\`.`;
  // A compile removes stale pages and could not tell these files from its own.
  if (maker === 'compile' && statSync(join(path, 'pages'), { throwIfNoEntry: false }) !== undefined)
    return `${whose}\nA compile keeps \`${join(folder, 'pages')}\` for itself: move that away first.`;
  return null;
}

/** The path itself if it exists, else its nearest existing parent. */
function findGround(path: string): string {
  return isThere(path) || dirname(path) === path ? path : findGround(dirname(path));
}

/** A dangling link exists too; nothing exists below a file. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return false;
    throw error;
  }
}

/**
 * How a folder overlaps with another; null if it does not. They are compared by inode, since a folder can have many
 * paths.
 */
function relate(path: string, other: string): string | null {
  const [ours, theirs] = [listAncestors(path), listAncestors(other)];
  if (ours[0] === theirs[0]) return 'is the same folder as';
  if (ours.includes(theirs[0] ?? '')) return 'lies in';
  return theirs.includes(ours[0] ?? '') ? 'contains' : null;
}

/**
 * The identities of a path and its parents, the nearest first; a folder that does not exist is identified by its name.
 */
function listAncestors(path: string): string[] {
  const above = dirname(path) === path ? [] : listAncestors(dirname(path));
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return [`${above[0]}/${basename(path)}`, ...above];
  const real = realpathSync(path);
  const { dev, ino } = statSync(real, { bigint: true });
  const own = `${dev} ${ino}`;
  return dirname(real) === dirname(path) ? [own, ...above] : [own, ...listAncestors(dirname(real))];
}

/** A file or folder that the given command did not make. */
function findStranger(folder: string, maker: Maker): string | undefined {
  if (readMark(folder, maker) !== null) return undefined;
  return readdirSync(folder)
    .sort()
    .find((name) => name !== markName && !nothing.includes(name));
}
