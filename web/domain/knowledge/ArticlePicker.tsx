import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/gql';
import { ComboboxField } from '../../ui/form/choice/ComboboxField';
import type { ComboboxOption } from '../../ui/form/choice/comboboxOption';
import { Disclosure } from '../../ui/layout/Disclosure';
import { numberText } from '../../ui/numbers';
import { useSettled } from '../list/useSettled';

/** An article to link. */
export interface PickedArticle {
  id: number;
  title: string;
}

interface Props {
  /** The selected article; null for none. */
  value: PickedArticle | null;
  onChange: (article: PickedArticle | null) => void;
  error?: string | undefined;
}

/** Folded away until it is wanted: one published article of the knowledge base, found by its words. */
export function ArticlePicker({ value, onChange, error }: Props) {
  const [text, setText] = useState<string | null>(null);
  const search = useSettled(text?.trim() ?? null);
  const found = useQuery(FindArticlesDocument, {
    variables: { search },
    skip: search === null,
    notifyOnNetworkStatusChange: true,
  });
  const { count, results } = (found.data ?? found.previousData)?.publishedKbArticles ?? none;

  return (
    <Disclosure label={value ? `Links “${value.title}”` : 'Link an article'}>
      <ComboboxField
        label="Article"
        placeholder="Words of the article"
        value={value === null ? '' : String(value.id)}
        onChange={(id) => {
          const article = results.find((one) => String(one.id) === id);
          onChange(article ? { id: article.id, title: article.title } : null);
        }}
        options={results.map(({ id, title, category }) => ({
          id: String(id),
          text: title,
          line: category.name,
        }))}
        chosen={value ? chosenOption(value) : undefined}
        onSearch={setText}
        loading={found.loading || search !== (text?.trim() ?? null)}
        failed={found.error && !found.loading ? 'Articles could not be loaded.' : undefined}
        onRetry={() => void found.refetch().catch(() => undefined)}
        emptyText="No article found"
        note={
          count > results.length ? `${numberText(count)} articles found. Type more to find one.` : undefined
        }
        error={error}
      />
    </Disclosure>
  );
}

const none = { count: 0, results: [] };

const chosenOption = ({ id, title }: PickedArticle): ComboboxOption => ({ id: String(id), text: title });

const FindArticlesDocument = graphql(`
  query FindArticles($search: String) {
    publishedKbArticles(search: $search, pageSize: 10) {
      count
      results {
        id
        title
        category {
          id
          name
        }
      }
    }
  }
`);
