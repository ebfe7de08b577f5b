import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Pager, type PagerProps } from './Pager';

const show = (props: Partial<PagerProps>) => {
  const onPage = jest.fn();
  const onPageSize = jest.fn();
  const { container } = render(
    <Pager page={1} pageSize={20} count={241} onPage={onPage} onPageSize={onPageSize} {...props} />,
  );
  return { user: userEvent.setup(), container, onPage, onPageSize };
};
const field = () => screen.getByRole('textbox', { name: 'Go to page' });

test('a list that fits on the smallest page has no pager', () => {
  expect(show({ count: 20, pageSize: 100 }).container).toBeEmptyDOMElement();
});

test('a person goes to a page by its number; a number beyond the end means the last page', async () => {
  const { user, onPage } = show({});
  await user.type(field(), '7{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(7);
  expect(field()).toHaveValue('');
  await user.type(field(), '900{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(13);
});

test('an invalid page number has no effect', async () => {
  const { user, onPage } = show({});
  await user.type(field(), '-0 two{Enter}');
  expect(onPage).not.toHaveBeenCalled();
});

test('few pages have only buttons for previous and next', () => {
  show({ count: 60 });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
});

test('a person selects the page size, even if one page shows all rows', async () => {
  const { user, onPageSize } = show({ count: 60, pageSize: 100 });
  expect(screen.getByText('1–60 of 60')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Rows on a page$/ }));
  await user.click(await screen.findByRole('option', { name: '50 per page' }));
  expect(onPageSize).toHaveBeenCalledWith(50);
});

test("the list's own page size is one of the options", async () => {
  const { user } = show({ pageSize: 25 });
  await user.click(screen.getByRole('button', { name: /Rows on a page$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(
    [20, 25, 50, 100, 200].map((size) => `${size} per page`),
  );
});
