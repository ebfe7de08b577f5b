import { useGraphiQL } from '@graphiql/react';
import { BookMarked } from 'lucide-react';

import { Choice, ChoiceList, PanelTitle } from './choiceList';
import { readSamples } from './readSamples';
import text from './samples.graphql?raw';
import { useShowEditor } from './showEditor';

const samples = readSamples(text);

/**
 * Business questions with the query that answers each; one that is chosen is put into the editor, which loads
 * after this list.
 */
function Samples() {
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  const showEditor = useShowEditor();
  const show = (query: string) => {
    editor?.setValue(query);
    showEditor();
  };
  return (
    <section aria-label="Sample queries">
      <PanelTitle>Sample queries</PanelTitle>
      <ChoiceList>
        {samples.map(({ title, about, query }) => (
          <li key={title}>
            <Choice type="button" disabled={!editor} onClick={() => show(query)}>
              <strong>{title}</strong>
              <span>{about}</span>
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </section>
  );
}

export const samplesPlugin = { title: 'Sample queries', icon: () => <BookMarked />, content: Samples };
