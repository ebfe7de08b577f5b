import { useGraphiQL } from '@graphiql/react';
import { Star } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';

import { Button } from '../../ui/form/Button';
import { Checkbox } from '../../ui/form/choice/Checkbox';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/dialog/ConfirmDialog';
import { theme } from '../../ui/theme';
import type { AskGraph } from '../askGraph';
import { Choice, ChoiceList, PanelTitle } from './choiceList';
import { useSavedQueries, type SavedQuery } from './savedQueries';
import { useShowEditor } from './showEditor';

/** The visitor's saved queries, and those that other analysts share. */
export const savedQueriesPlugin = (ask: AskGraph) => ({
  title: 'Saved queries',
  icon: () => <Star />,
  content: () => <SavedQueries ask={ask} />,
});

function SavedQueries({ ask }: { ask: AskGraph }) {
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  const variables = useGraphiQL(({ variableEditor }) => variableEditor);
  const showEditor = useShowEditor();
  const { rows, message, create, change, remove } = useSavedQueries(ask);
  const [removing, setRemoving] = useState<SavedQuery | null>(null);
  const written = () => ({ query: editor?.getValue() ?? '', variables: variables?.getValue() ?? '' });
  const show = (row: SavedQuery) => {
    editor?.setValue(row.query);
    variables?.setValue(row.variables);
    showEditor();
  };
  return (
    <section aria-label="Saved queries">
      <PanelTitle>Saved queries</PanelTitle>
      <Stack $gap={4}>
        <SaveForm onSave={(name, isShared) => create({ name, isShared, ...written() })} />
        <p role="status">{message}</p>
        {rows?.length === 0 && <p>Nothing is saved yet. Give the query in the editor a name.</p>}
        <ChoiceList>
          {rows?.map((row) => (
            <li key={row.id}>
              <Choice type="button" disabled={!editor} onClick={() => show(row)}>
                <strong>{row.name}</strong>
                <span>{whoseText(row)}</span>
              </Choice>
              {row.isOwn && (
                <Deeds>
                  <Button onClick={() => void change(row, written())}>Save over</Button>
                  <Button onClick={() => void change(row, { isShared: !row.isShared })}>
                    {row.isShared ? 'Stop sharing' : 'Share'}
                  </Button>
                  <Button onClick={() => setRemoving(row)}>Remove</Button>
                </Deeds>
              )}
            </li>
          ))}
        </ChoiceList>
      </Stack>
      <ConfirmDialog
        title="Remove this saved query?"
        isOpen={removing !== null}
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing) void remove(removing);
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      >
        {removing?.isShared
          ? `“${removing.name}” is gone for everyone it is shared with as well.`
          : `“${removing?.name ?? ''}” is gone for good.`}
      </ConfirmDialog>
    </section>
  );
}

function SaveForm({ onSave }: { onSave: (name: string, isShared: boolean) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave(name, isShared)) setName('');
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack $gap={2}>
        <TextField
          label="Name"
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label="Share with all who may use the explorer"
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button type="submit" variant="primary">
          Save this query
        </Button>
      </Stack>
    </form>
  );
}

const whoseText = ({ isOwn, isShared, ownerName }: SavedQuery): string =>
  isOwn ? (isShared ? 'Yours, shared' : 'Yours') : `By ${ownerName}`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[2]};
`;
