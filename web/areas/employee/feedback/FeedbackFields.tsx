import type { RefObject } from 'react';
import styled from 'styled-components';

import type { FormFields } from '../../../domain/form/fields';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { priorityName } from '../../../domain/tickets/priorityName';
import type { FeedbackType } from '../../../generated/graphql';
import { Segments } from '../../../ui/layout/Segments';
import { Select } from '../../../ui/form/choice/Select';
import { FieldPair, Stack } from '../../../ui/layout/Stack';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { theme } from '../../../ui/theme';
import { AnonymityChoice } from './AnonymityChoice';
import type { FeedbackValues } from './feedbackForm';
import { categories, offeredPriorities, offeredTypes } from './pinned';

interface Props {
  form: FormFields<FeedbackValues>;
  subject: RefObject<HTMLInputElement | null>;
}

/** What feedback asks for: the words, and beside them what they are about and under which name they go. */
export function FeedbackFields({ form, subject }: Props) {
  const type = form.choice('feedbackType');
  return (
    <Room>
      <Columns>
        <Words>
          <TextField {...form.text('title')} ref={subject} label="Subject" autoComplete="off" required />
          <TextArea {...form.text('description')} label="Message" required />
        </Words>
        <Stack $gap={4}>
          <FieldPair>
            <Select
              {...form.choice('category')}
              label="Category"
              options={categories.map((name) => ({ value: name, label: name }))}
              required
            />
            <Select
              {...type}
              onChange={(value) => type.onChange(value as FeedbackType)}
              label="Type"
              options={offeredTypes.map((value) => ({ value, label: feedbackTypeName[value] }))}
            />
          </FieldPair>
          <Segments
            {...form.choice('priority')}
            label="Priority"
            options={offeredPriorities.map((value) => ({ value, label: priorityName[value] }))}
          />
          <AnonymityChoice {...form.choice('isAnonymous')} />
        </Stack>
      </Columns>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/** The message takes whatever height the other column has. */
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-inline-size: 0;
  > :last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  textarea {
    flex: 1;
    min-block-size: calc(${theme.space[12]} * 3);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  ${theme.container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
