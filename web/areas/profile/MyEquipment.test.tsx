import { screen, within } from '@testing-library/react';

import { OwnEquipmentDocument, type OwnEquipmentQuery } from '../../generated/graphql';
import { answers, broken, type DataOf } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { MyEquipment } from './MyEquipment';

type Thing = DataOf<OwnEquipmentQuery>['myEquipment'][number];

interceptNetwork();

const laptop: Thing = {
  id: 1,
  assetTag: 'LAP-001',
  name: 'Laptop for design',
  category: 'Laptop',
  brand: 'Dell',
  model: 'Latitude 7440',
  condition: 'GOOD',
  since: '2026-03-02',
  warrantyExpiry: '2099-03-01',
  isLost: false,
};
const phone: Thing = {
  ...laptop,
  id: 2,
  assetTag: 'PHO-014',
  name: 'Field phone',
  category: 'Phone',
  brand: 'Nokia',
  model: 'Nokia 3310',
  condition: 'FAIR',
  warrantyExpiry: '2001-01-31',
  isLost: true,
};

const open = (answer: () => Thing[] | undefined) =>
  renderScreen(<MyEquipment />, {
    at: '/profile',
    answers: [
      answers(OwnEquipmentDocument, () => {
        const myEquipment = answer();
        return myEquipment ? { myEquipment } : broken();
      }),
    ],
  });

const rowTexts = async () => {
  await screen.findByRole('cell', { name: /LAP-001/ });
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replace(/\s/g, ' ')),
  );
};

test('a person sees their assets: tag, model, condition, since when, the warranty, and lost assets', async () => {
  const unknown = { brand: null, model: null, warrantyExpiry: null };
  await open(() => [laptop, phone, { ...laptop, id: 3, assetTag: 'LAP-003', ...unknown }]);
  // A cell also contains the text of the card that replaces it on a narrow screen.
  const row = (name: string, model: string, condition: string, warranty: string) => [
    name,
    model,
    `${condition}${condition} condition`,
    '2 Mar 2026Since 2 Mar 2026',
    `${warranty}Warranty: ${warranty}`,
  ];
  expect(await rowTexts()).toEqual([
    row('Laptop for designLaptop, LAP-001', 'Dell Latitude 7440', 'Good', 'Until 1 Mar 2099'),
    row('Field phone LostPhone, PHO-014', 'Nokia 3310', 'Fair', 'Ended 31 Jan 2001'),
    row('Laptop for designLaptop, LAP-003', 'Unknown', 'Good', 'Unknown'),
  ]);
});

test('a person without equipment reads that there is none', async () => {
  await open(() => []);
  expect(await screen.findByText('You have no equipment')).toBeVisible();
});

test('equipment that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await open(() => (works ? [laptop] : undefined));
  expect(await screen.findByText('Failed to load your equipment. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await rowTexts()).toHaveLength(1);
});
