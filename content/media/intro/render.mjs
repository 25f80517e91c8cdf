/**
 * Renders the introductory film beside this folder: ../intro.webm, ../intro.mp4 and the poster ../intro.svg, a drawing
 * of one moment without its caption, which the player's controls would cover. A picture has no fonts of the page, so
 * that the poster carries the letters it needs: face.woff2, which `pyftsubset` cut out of text-normal.woff2 of the
 * site's styles, at weight 400. New words in the poster need new letters there.
 * `node content/media/intro/render.mjs`, with Chromium (CHROME_PATH or /usr/bin/chromium) and ffmpeg installed.
 * The captions, ../intro.vtt, are written by hand: change them with the texts of scene.html.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const seconds = 24;
const framesPerSecond = 25;
const posterAt = 16.8;
/** The film is light; its poster follows the reader's theme. */
const dark = '@media (prefers-color-scheme: dark) { svg { fill: #e3ddd1; } rect { fill: #14191f; } .axis, .grid { stroke: #e3ddd1; } .small { fill: #a8a294; } #gap { fill: #74c3c9; } #flat { stroke: #e0a06a; } #steep { stroke: #74c3c9; } #flat-name { fill: #e0a06a !important; } #steep-name { fill: #74c3c9 !important; } }';

const here = dirname(fileURLToPath(import.meta.url));
const target = (name) => join(here, '..', name);
const letters = await readFile(join(here, 'face.woff2'), 'base64');
const face = `@font-face { font-family: 'Source Serif'; src: url(data:font/woff2;base64,${letters}); } text { font-variant-numeric: lining-nums; }`;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.goto(pathToFileURL(join(here, 'scene.html')).href);
for (const style of ['normal', 'italic']) {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-${style}.woff2`,
  );
  const source = `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;
  await page.addStyleTag({
    content: `@font-face { font-family: 'Source Serif'; font-style: ${style}; font-weight: 200 900; src: url(${source}); }`,
  });
}
await page.evaluate(() => Promise.all(['normal', 'italic'].map((style) => document.fonts.load(`${style} 40px "Source Serif"`))));

async function frameAt(time, options) {
  await page.evaluate((value) => window.draw(value), time);
  return page.screenshot(options);
}

await page.evaluate((value) => window.draw(value), posterAt);
await writeFile(target('intro.svg'), await page.evaluate(drawPoster, { face, dark }));

/** The scene as it stands: what is seen of it, with its styles. */
function drawPoster({ face, dark }) {
  const poster = document.querySelector('svg').cloneNode(true);
  for (const part of poster.querySelectorAll('#caption, [style*="opacity: 0;"]')) part.remove();
  for (const part of poster.querySelectorAll('[style*="opacity: 1;"]')) part.style.opacity = '';
  for (const part of poster.querySelectorAll('[style=""]')) part.removeAttribute('style');
  const style = document.querySelector('style').textContent.replace(/^ *html.*\n/m, '');
  poster.insertAdjacentHTML('afterbegin', `<style>${face}${style.replaceAll(/\s+/g, ' ')}${dark} </style>`);
  return `${new XMLSerializer().serializeToString(poster).replaceAll(/\n\s*\n/g, '\n')}\n`;
}

const common = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'];
const encoders = [
  spawn('ffmpeg', [...common, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '23', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', target('intro.mp4')], { stdio: ['pipe', 'inherit', 'inherit'] }),
  spawn('ffmpeg', [...common, '-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', target('intro.webm')], { stdio: ['pipe', 'inherit', 'inherit'] }),
];
for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
  const picture = await frameAt(frame / framesPerSecond, { type: 'png' });
  for (const encoder of encoders) {
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
}
for (const encoder of encoders) encoder.stdin.end();
await Promise.all(encoders.map((encoder) => once(encoder, 'close')));
await browser.close();
