// npm run pictures [name]: a picture of every screen (or of those whose name begins so) at 1440, 1024 and
// 390 px, light and dark, with the demo data, and one page that shows them all. `npm run pictures product` draws
// the home page again for the landing page and the README.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { runE2e } from './lib/e2e.mjs';
import { root } from './lib/process.mjs';
import { Failure, line, runScript } from './lib/say.mjs';

const folder = `${root}test-results/pictures/`;
const [name = ''] = process.argv.slice(2);

const page = (files) => `<!doctype html><title>Pictures of every screen</title>
<style>body { font: 14px sans-serif } img { inline-size: 30vw; vertical-align: top; margin: 4px; border: 1px solid #888 }</style>
${files.map((file) => `<a href="${file}" title="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join('\n')}
`;

await runScript('No pictures', async () => {
  const browser = await findBrowser();
  if (!browser) throw new Failure('there is no Chromium; run npm test once, which gets one.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.PICTURES = '1';
  const { failed } = await runE2e('start', browser, [
    'pictures.spec.ts',
    ...(name ? ['-g', ` ${name}`] : []),
  ]);
  writeFileSync(`${folder}index.html`, page(readdirSync(folder).filter((file) => file.endsWith('.png'))));
  line('Pictures', `${folder}index.html`);
  if (name === 'product' && failed === 0) await putProductPictures();
  if (failed > 0) throw new Failure(`${failed} screens could not be drawn; see above.`);
});

/** Few colors are enough for a screen, and a quarter of the weight. */
async function putProductPictures() {
  const { default: sharp } = await import('sharp');
  for (const file of readdirSync(folder).filter((one) => one.startsWith('product')))
    await sharp(`${folder}${file}`)
      .png({ palette: true, colors: 64, compressionLevel: 9, effort: 10 })
      .toFile(`${root}web/public/${file}`);
}
