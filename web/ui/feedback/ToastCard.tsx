import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';

import { Icon } from '../layout/Icon';
import { IconButton } from '../form/IconButton';
import { overlayStyle } from '../overlay/overlayStyle';
import { TextButton } from '../form/TextButton';
import { theme } from '../theme';
import { toast, type ToastMessage, type ToastTone } from './toast';

/** One toast; counts down its own time and stops counting while someone points at it or is inside it. */
export function ToastCard({ message }: { message: ToastMessage }) {
  const { id, tone, title, text, action, duration } = message;
  const [isPaused, setPaused] = useState(false);
  const left = useRef(duration);

  useEffect(() => {
    if (isPaused || duration === 0) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => toast.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isPaused, duration, id]);

  return (
    <Card
      data-tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toast.dismiss(id);
      }}
    >
      <Sign $tone={tone}>
        <Icon shape={icons[tone]} size="medium" />
      </Sign>
      <Words>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
      </Words>
      {action && (
        <Action>
          <TextButton
            onClick={() => {
              toast.dismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </TextButton>
        </Action>
      )}
      <IconButton icon={X} label="Dismiss" onClick={() => toast.dismiss(id)} />
    </Card>
  );
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info, warning: TriangleAlert } as const;

const arrive = keyframes`from { opacity: 0; translate: 0 ${theme.space[2]}; }`;

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.card};
  ${overlayStyle}
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.normal};
`;

const Sign = styled.span<{ $tone: ToastTone }>`
  padding-block: ${theme.space[2]};
  color: ${({ $tone }) => theme.color[$tone]};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${theme.space[1]};
`;

const Title = styled.p`
  font-weight: ${theme.weight.semibold};
  text-wrap: balance;
`;

/** At the height of the sign and of the button that puts the message away. */
const Action = styled.span`
  flex: none;
  padding-block: calc(${theme.space[1]} + ${theme.space.half});
  font-weight: ${theme.weight.medium};
`;

const Text = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
