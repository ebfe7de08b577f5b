import type { ListFilter } from '../../../ui/form/filters/Filters';
import { relevance, sortWords, type ArticleList } from './useArticleList';
import { useKnowledgeCategories } from './useKnowledgeCategories';

interface ArticleFilters {
  filters: readonly ListFilter[];
  onFilter: (name: string, value: string) => void;
}

/** Category, Sort By and Order; what fits a search best has no order. */
export function useArticleFilters(list: ArticleList): ArticleFilters {
  const categories = useKnowledgeCategories();
  const { sort, usualSort } = list;
  const isByRelevance = sort.key === relevance;
  const order = sort.descending ? 'desc' : 'asc';
  const filters: ListFilter[] = [
    {
      name: 'category',
      label: 'Category',
      options: [{ value: 'all', label: 'All categories' }, ...categories.options],
      value: list.filters.category,
      initial: 'all',
    },
    {
      name: 'sort',
      label: 'Sort By',
      options: [...(usualSort.key === relevance ? [bestMatch] : []), ...sorts],
      value: sort.key,
      initial: usualSort.key,
    },
  ];
  if (!isByRelevance)
    filters.push({ name: 'order', label: 'Order', options: orders, value: order, initial: 'desc' });
  const onFilter = (name: string, value: string) => {
    if (name === 'category') list.setFilter('category', value);
    else if (name === 'sort')
      list.setSort({ key: value, descending: value !== relevance && sort.descending });
    else list.setSort({ key: sort.key, descending: value === 'desc' });
  };
  return { filters, onFilter };
}

const bestMatch = { value: relevance, label: 'Best match' };
const sorts = Object.entries(sortWords).map(([value, label]) => ({ value, label }));
const orders = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
];
