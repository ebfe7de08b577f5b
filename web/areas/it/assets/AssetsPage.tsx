import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { AssetBreakdowns } from './figures/AssetBreakdowns';
import { AssetCards } from './figures/AssetCards';
import { AssetList } from './list/AssetList';
import type { AssetRow } from './assetRow';
import { begin, type Action } from './actions/assetActions';
import { AssetFiles, ChosenAssetFiles } from './files/AssetFiles';
import { tabs, tabOf } from './list/tabs';
import { useAssetFigures } from './figures/useAssetFigures';
import { useAssetList } from './list/useAssetList';
import { useTabCounts } from './list/useTabCounts';

const AddAssetDialog = lazyDialog(() =>
  import('./actions/AddAssetDialog').then((module) => module.AddAssetDialog),
);
const AssetAction = lazyDialog(() => import('./actions/AssetAction').then((module) => module.AssetAction));
const AssetPanel = lazyDialog(() => import('./panel/AssetPanel').then((module) => module.AssetPanel));

/** Asset & Inventory Management: what the company owns, who has it and what it is worth. */
export function AssetsPage() {
  const list = useAssetList();
  const counts = useTabCounts(list);
  const figures = useAssetFigures();
  const opened = useOpenItem('asset');
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ action: Action; asset: AssetRow } | null>(null);
  const act = (action: Action, asset: AssetRow) => begin(action, asset, () => setAsked({ action, asset }));
  const add = () => setAdding(true);

  return (
    <>
      <PageHeader
        title="Asset & Inventory Management"
        line="What the company owns, who has it and what it is worth."
        back={{ to: '/it', label: 'Back to IT Portal' }}
        actions={
          <>
            <AssetFiles list={list} />
            <Button icon={Plus} variant="primary" onClick={add}>
              Add Asset
            </Button>
          </>
        }
      />
      <Stack>
        <AssetCards {...figures} />
        <AssetBreakdowns {...figures} />
        <Tabs
          label="Assets by status"
          value={tabOf(list.filters.status)}
          onChange={(next) => list.setFilter('status', next)}
          items={tabs.map(({ id, label }) => ({
            id,
            label,
            ...(counts && { count: counts[id] }),
            content: (
              <AssetList
                list={list}
                label={label}
                opened={opened}
                onAct={act}
                onAdd={add}
                bulk={(rows) => <ChosenAssetFiles rows={rows} ordering={list.ordering} />}
              />
            ),
          }))}
        />
      </Stack>
      {opened.id !== null && (
        <AssetPanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={opened.stepsIn(list.rows, list)}
          onAct={act}
          onClose={opened.close}
        />
      )}
      {adding && <AddAssetDialog onClose={() => setAdding(false)} />}
      {asked && (
        <AssetAction
          {...asked}
          onDeleted={() => {
            if (opened.id === asked.asset.id) opened.close();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
