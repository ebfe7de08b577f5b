import type { FigureTable } from '../../kit/figures/figures.js';
import type { AssetDimension, AssetMeasure } from '../generated/schema.js';

const ASSETS = `asset a join asset_category c on c.id = a.category_id left join holder h on h.user_id = a.holder_id`;

/** The asset register; counts of it are never kept back. */
export const assetFigures: FigureTable<AssetMeasure, AssetDimension> = {
  measures: {
    ASSETS: { from: ASSETS, at: 'today', value: 'count(*)' },
    PURCHASED: { from: ASSETS, at: { day: 'a.purchase_date' }, value: 'count(*)' },
  },
  dimensions: {
    CATEGORY: { name: 'c.name' },
    STATUS: { word: 'a.status' },
    CONDITION: { word: 'a.condition' },
    MODEL: { name: `nullif(concat_ws(' ', a.brand, a.model), '')` },
    DEPARTMENT: { name: 'h.department_name' },
    HOLDER: { word: `case when h.works_here then 'works-here' when not h.works_here then 'left' end` },
  },
  open: [],
  people: null,
};
