import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/form/Button';
import { TextButton } from '../../ui/form/TextButton';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';
import { useSettled } from '../list/useSettled';

const ArticlePanel = lazyDialog(() => import('./ArticlePanel').then((module) => module.ArticlePanel));

interface Props {
  /** The text that a person has written so far. */
  text: string;
  /** An article answers it: nothing needs to be sent any more. */
  onAnswered: () => void;
}

/** Milliseconds without a key until articles are looked for. */
const pause = 500;
/** Characters from which on a text tells what it is about. */
const enough = 8;

/**
 * Articles about the text that a person is writing, to read beside it; the text stays. Nothing is shown without a
 * similar article, or if they cannot be loaded.
 */
export function ArticleSuggestions({ text, onAnswered }: Props) {
  const settled = useSettled(text.trim(), pause);
  const { data, previousData } = useQuery(ArticleSuggestionsDocument, {
    variables: { text: settled },
    skip: settled.length < enough,
  });
  const [read, setRead] = useState<number | null>(null);
  const articles = (settled.length < enough ? undefined : (data ?? previousData))?.kbSuggestions ?? [];
  if (articles.length === 0) return null;
  return (
    <Box aria-label="Articles that may help">
      <h3>These articles may help</h3>
      <List>
        {articles.map(({ id, title, category }) => (
          <li key={id}>
            <TextButton onClick={() => setRead(id)}>{title}</TextButton>
            <small>{category.name}</small>
          </li>
        ))}
      </List>
      <Button
        onClick={() => {
          onAnswered();
          toast.success('Good to hear', 'No ticket was created.');
        }}
      >
        This answered my question
      </Button>
      {read !== null && <ArticlePanel id={read} onClose={() => setRead(null)} />}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};

  > h3 {
    font-size: ${theme.type[14]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  small {
    margin-inline-start: ${theme.space[2]};
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;

const ArticleSuggestionsDocument = graphql(`
  query ArticleSuggestions($text: String!) {
    kbSuggestions(text: $text) {
      id
      title
      category {
        id
        name
      }
    }
  }
`);
