import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { MAX_PAGE_SIZE } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireManager } from '../asset/asset.access.js';
import { ASSET } from '../asset/asset.columns.js';
import type { AssetRow } from '../asset/asset.columns.js';
import { listAssets } from '../asset/assetList.service.js';
import type { AssetLabels, MutationPrintAssetLabelsArgs } from '../generated/schema.js';
import { labelSheet } from './labelSheet.js';

/** Labels of one file. */
const MOST_LABELS = 1_000;

/** Where a scanned code leads. */
const detailsOf = (context: RequestContext, id: number): string =>
  `${context.config.publicUrl}/it/assets?asset=${id}`;

/**
 * A sheet of labels for selected assets or all that match. The PDF is returned as text in the graph, where the
 * permission is checked: no second endpoint, no link that could be passed on, no file to clean up. @throws
 * FORBIDDEN; BAD_USER_INPUT for none or more than 1,000 assets, and what `listAssets` throws
 */
export async function printLabels(
  context: RequestContext,
  args: MutationPrintAssetLabelsArgs,
): Promise<AssetLabels> {
  requireManager(context);
  const read = (after: string | null): Promise<PlacedPage<AssetRow>> =>
    listAssets(context, { ...args, after, pageSize: MAX_PAGE_SIZE }, ASSET.named(['tag', 'name']));
  // An empty list of numbers would not narrow at all.
  let page = args.ids?.length === 0 ? null : await read(null);
  const count = page ? await page.count() : 0;
  if (!page || count === 0) throw badInput({ nonFieldErrors: ['There are no assets to print labels for.'] });
  if (count > MOST_LABELS)
    throw badInput({
      nonFieldErrors: [
        `A file may have at most 1,000 labels, and these are ${count.toLocaleString('en-US')}. Narrow the list first.`,
      ],
    });
  const rows = [...page.results];
  while (page.next !== null && rows.length < MOST_LABELS) {
    page = await read(page.next);
    rows.push(...page.results);
  }
  const labels = rows
    .slice(0, MOST_LABELS)
    .map(({ id, tag, name }) => ({ tag, name, address: detailsOf(context, id) }));
  const pdf = await labelSheet(labels);
  return { count: labels.length, pdf: pdf.toString('base64') };
}
