import { useEffect, useId, useState, type RefObject } from 'react';

import { useMedia } from '../../../../ui/layout/useMedia';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import type { Opening } from '../messages/articleOpenings';
import { ChatSheet } from './ChatSheet';
import { ChatTalk } from '../ChatTalk';
import { ChatWindow } from './ChatWindow';
import { littleRoom } from './cornerStyle';
import { useConversation } from '../useConversation';

const ArticlePanel = lazyDialog(() =>
  import('../../../../domain/knowledge/ArticlePanel').then((module) => module.ArticlePanel),
);

interface Props {
  onClose: () => void;
  /** What opened the panel. */
  opener: RefObject<HTMLElement | null>;
}

/** The conversation with the assistant: beside the page, or above it where there is little room. */
export function ChatPanel({ onClose, opener }: Props) {
  const conversation = useConversation();
  const { attend } = conversation;
  const hasLittleRoom = useMedia(littleRoom);
  const [isSheet, setSheet] = useState(hasLittleRoom);
  const [opening, setOpening] = useState<Opening | null>(null);
  const titleId = useId();
  useEffect(() => attend(), [attend]);
  // Behind an article it stays as it is: a sheet that came now would lie above the article.
  if (opening === null && isSheet !== hasLittleRoom) setSheet(hasLittleRoom);

  const talk = (
    <ChatTalk conversation={conversation} titleId={titleId} onOpen={setOpening} onClose={onClose} />
  );
  return (
    <>
      {isSheet ? (
        <ChatSheet titleId={titleId} onClose={onClose} opener={opener}>
          {talk}
        </ChatSheet>
      ) : (
        <ChatWindow titleId={titleId} onClose={onClose}>
          {talk}
        </ChatWindow>
      )}
      {opening && (
        <ArticlePanel
          id={opening.article.id}
          heading={opening.heading}
          passages={opening.passages}
          onClose={() => setOpening(null)}
        />
      )}
    </>
  );
}
