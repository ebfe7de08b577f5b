import { Bold, Heading2, Italic, Link, List, ListOrdered } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import { marked, type Mark } from './markdown/marks';
import { Segments } from '../layout/Segments';
import { theme } from '../theme';

export interface MarkdownFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Shows the text as it will be read; rendered only while it is looked at. */
  preview: (text: string) => ReactNode;
  name?: string;
  rows?: number;
  disabled?: boolean;
}

/**
 * A text with headings, lists and links, written as Markdown, with a preview. The buttons and Ctrl B, I and K
 * format the selection.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, hint, error, value, onChange, preview, name, rows = 8, disabled } = props;
  const [shape, setShape] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const labelId = useId();

  const set = (mark: Mark) => {
    const element = area.current;
    if (!element) return;
    const next = marked(value, element.selectionStart, element.selectionEnd, mark);
    onChange(next.text);
    // Once the new text is there.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const press = (event: KeyboardEvent) => {
    const mark = keys[event.key.toLowerCase()];
    if (!mark || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set(mark);
  };

  return (
    <Field label={label} labelId={labelId} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <Bar>
            <Segments compact label="View" options={shapes} value={shape} onChange={setShape} />
            {shape === 'write' && !disabled && (
              <Tools role="group" aria-label="Format">
                {tools.map(({ mark, ...tool }) => (
                  <IconButton key={mark} {...tool} onClick={() => set(mark)} />
                ))}
              </Tools>
            )}
          </Bar>
          {shape === 'write' ? (
            <Area
              {...control}
              ref={area}
              name={name}
              dir="auto"
              rows={rows}
              $rows={rows}
              disabled={disabled}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={press}
            />
          ) : (
            <Page aria-labelledby={labelId} role="region" tabIndex={0}>
              {value.trim() === '' ? <Nothing>Nothing to preview yet.</Nothing> : preview(value)}
            </Page>
          )}
        </Frame>
      )}
    </Field>
  );
}

const shapes = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

const tools = [
  { mark: 'bold', icon: Bold, label: 'Bold' },
  { mark: 'italic', icon: Italic, label: 'Italic' },
  { mark: 'heading', icon: Heading2, label: 'Heading' },
  { mark: 'list', icon: List, label: 'List' },
  { mark: 'numbers', icon: ListOrdered, label: 'Numbered list' },
  { mark: 'link', icon: Link, label: 'Link' },
] as const;

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

const { color, space } = theme;

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  padding-block: ${space[2]};
  line-height: 1.5;
  resize: vertical;
  /* Grows with the text, from this many rows on. */
  field-sizing: content;
  min-block-size: min(${({ $rows }) => $rows}lh + ${space[4]}, 40vh);
  max-block-size: 50vh;
`;

const Page = styled.div`
  max-block-size: 50vh;
  padding: ${space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  overflow-wrap: anywhere;
  overflow-y: auto;
`;

const Nothing = styled.p`
  color: ${color.ink3};
`;
