import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { graphql } from '../../generated/gql';

interface Callbacks {
  onCounted?: () => void;
  onFailed?: () => void;
}

/** Counts one view as soon as the article is there; it can be read whether or not it is counted. */
export function useCountedView(id: number | undefined, { onCounted, onFailed }: Callbacks = {}): void {
  const client = useApolloClient();
  const counted = useRef<number | null>(null);
  const count = useEffectEvent((article: number) => {
    client
      .mutate({ mutation: RegisterArticleViewDocument, variables: { id: article } })
      .then(onCounted, onFailed ?? (() => undefined));
  });
  useEffect(() => {
    if (id === undefined || counted.current === id) return;
    counted.current = id;
    count(id);
  }, [id]);
}

const RegisterArticleViewDocument = graphql(`
  mutation RegisterArticleView($id: Int!) {
    registerKbArticleView(id: $id) {
      id
      viewCount
    }
  }
`);
