import { certain } from '../../kit/graphql/loader.js';
import type { KbFigures } from '../generated/schema.js';
import { database } from '../database.js';

/** Published articles, their views and their downloads; read from an index alone. */
const FIGURES = `select count(*) as articles, coalesce(sum(view_count), 0)::bigint as views, coalesce(sum(download_count), 0)::bigint as downloads
  from article where is_published and deleted_at is null`;

/** The figures above the knowledge base, in one statement. */
export const readFigures = (): Promise<KbFigures> => certain(database.one<KbFigures>(FIGURES));
