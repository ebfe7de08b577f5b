import { useId, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';

import { controlStyle } from '../../form/controlStyle';
import { theme } from '../../theme';

/** A field that goes to a page by its number; beyond the last one it goes to the last. */
export function GoToPage({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = Number(text);
    if (wanted > 0) onPage(Math.min(wanted, last));
    setText('');
  };
  return (
    <Form onSubmit={go}>
      <label htmlFor={id}>Go to page</label>
      <Input
        id={id}
        value={text}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={6}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-end: ${theme.space[3]};
`;

const Input = styled.input`
  ${controlStyle}
  inline-size: ${theme.space[16]};
  text-align: end;
`;
