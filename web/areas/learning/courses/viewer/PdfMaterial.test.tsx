import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { renderScreen } from '../../../../testing/renderScreen';
import { interceptNetwork, server } from '../../../../testing/server';
import type { Material } from './courseContent';
import { MaterialView } from './MaterialView';

interceptNetwork();

test('a PDF counts as opened once it is loaded, not if it is missing [C4.41]', async () => {
  const material: Material = { kind: 'pdf', label: 'PDF', name: 'plan.pdf', address: '/files/plan.pdf' };
  let isAway = true;
  server.use(
    http.get('*/files/plan.pdf', () =>
      isAway ? new HttpResponse(null, { status: 503 }) : HttpResponse.text('%PDF-1.7'),
    ),
  );
  const onOpened = jest.fn();
  const { user } = await renderScreen(
    <MaterialView
      title="Security Essentials"
      material={material}
      onRenew={() => Promise.resolve(material)}
      startAt={0}
      onSave={jest.fn()}
      onOpened={onOpened}
      onEmbedded={jest.fn()}
    />,
  );
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(onOpened).not.toHaveBeenCalled();
  isAway = false;
  await user.click(again);
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
});
