import { useGraphiQL } from '@graphiql/react';
import { BookMarked } from 'lucide-react';
import styled from 'styled-components';

import { theme } from '../ui/theme';
import { readSamples } from './readSamples';
import text from './samples.graphql?raw';

const samples = readSamples(text);

/**
 * Business questions with the query that answers each; one that is chosen stands in the editor, which loads after this
 * list.
 */
function Samples() {
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  return (
    <section aria-label="Sample queries">
      <Title>Sample queries</Title>
      <List>
        {samples.map(({ title, about, query }) => (
          <li key={title}>
            <Choice type="button" disabled={!editor} onClick={() => editor?.setValue(query)}>
              <strong>{title}</strong>
              <span>{about}</span>
            </Choice>
          </li>
        ))}
      </List>
    </section>
  );
}

export const samplesPlugin = { title: 'Sample queries', icon: () => <BookMarked />, content: Samples };

const { color, space } = theme;

const Title = styled.h2`
  margin-block-end: ${space[4]};
  font-size: ${theme.type[20]};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Choice = styled.button`
  display: grid;
  gap: ${space[1]};
  inline-size: 100%;
  padding: ${space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${theme.type[14]};
  text-align: start;
  cursor: pointer;
  strong {
    font-weight: ${theme.weight.medium};
  }
  span {
    color: ${color.ink2};
    font-size: ${theme.type[13]};
  }
  ${theme.media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
