import { saveCsv } from '../file/saveCsv';
import { saveBlob } from '../file/saveFile';
import type { LegendEntry } from './ChartLegend';
import { valueOf, type ChartRow, type ChartSeries } from './chart';

/** Has the browser save the figures of a chart for a spreadsheet. */
export const saveChartRows = (
  name: string,
  rowName: string,
  rows: readonly ChartRow[],
  series: readonly ChartSeries[],
): void =>
  saveCsv(
    {
      name: `${fileName(name)}.csv`,
      columns: [
        { head: rowName, cell: (row: ChartRow) => row.name },
        ...series.map((one) => ({ head: one.name, cell: (row: ChartRow) => valueOf(row, one) })),
      ],
    },
    rows,
  );

/** The styles that a drawing gets from the page, and must include when it is saved alone. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
] as const;

const sharpness = 2;
const margin = 24;
const line = 24;

/** Has the browser save a drawing with its name and legend as a picture, in the colours that it has now. */
export async function saveChartPicture(
  name: string,
  label: string,
  figure: HTMLElement | null,
  legend: readonly LegendEntry[],
): Promise<void> {
  const drawing = figure?.querySelector<SVGSVGElement>('svg[data-chart]');
  if (!figure || !drawing) throw new Error('There is no drawing.');
  const picture = await pictureOf(drawing);
  const style = getComputedStyle(figure);
  const head = margin + line + (legend.length > 1 ? line : 0);
  const canvas = document.createElement('canvas');
  const width = drawing.clientWidth + 2 * margin;
  const height = drawing.clientHeight + head + margin;
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw.');
  pen.scale(sharpness, sharpness);
  pen.fillStyle = style.getPropertyValue('--c-surface');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = style.color;
  pen.font = `600 ${style.fontSize} ${style.fontFamily}`;
  pen.fillText(label, margin, margin + 12);
  if (legend.length > 1) drawLegend(pen, style, legend);
  pen.drawImage(picture, margin, head, drawing.clientWidth, drawing.clientHeight);
  saveBlob(await blobOf(canvas), `${fileName(name)}.png`);
}

function drawLegend(
  pen: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  legend: readonly LegendEntry[],
) {
  pen.font = `${style.fontSize} ${style.fontFamily}`;
  let x = margin;
  for (const { name, color } of legend) {
    pen.fillStyle = style.getPropertyValue(color.replace(/^var\((.*)\)$/, '$1')) || color;
    pen.fillRect(x, margin + line, 8, 8);
    pen.fillStyle = style.color;
    pen.fillText(name, x + 14, margin + line + 8);
    x += 14 + pen.measureText(name).width + 16;
  }
}

/** The drawing as an image that needs nothing of the page. */
async function pictureOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const originals = drawing.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const property of inherited) element.setAttribute(property, style.getPropertyValue(property));
  });
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('There is no picture.'))), 'image/png');
  });

/** "hours_of_your_week": what every file system takes. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
