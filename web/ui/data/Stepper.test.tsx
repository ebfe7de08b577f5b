import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Stepper } from './Stepper';

test('the present step is marked, and only completed steps can be opened again', async () => {
  const user = userEvent.setup();
  const onStep = jest.fn();
  render(<Stepper label="New posting" steps={['Position', 'Pay', 'Review']} current={1} onStep={onStep} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Position, done' }));
  expect(onStep).toHaveBeenCalledWith(0);
});
