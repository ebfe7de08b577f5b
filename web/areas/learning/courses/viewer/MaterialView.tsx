import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';

import { readFile } from '../../../../domain/files/readFile';
import { useDownload } from '../../../../domain/files/useDownload';
import { useFileAddress } from '../../../../domain/files/useFileAddress';
import type { CourseProgressInput } from '../../../../generated/graphql';
import { FilePreview } from '../../../../ui/preview/FilePreview';
import { theme } from '../../../../ui/theme';
import type { Material } from './courseContent';
import { OutsideLink } from './OutsideLink';
import { VideoEmbed } from './VideoEmbed';
import { VideoPlayer } from './VideoPlayer';

interface Props {
  title: string;
  material: Material;
  /** Asks for it again, since its link may have ended; undefined where it is gone. */
  onRenew: () => Promise<Material | undefined>;
  startAt: number;
  onSave: (save: CourseProgressInput) => void;
  /** A PDF or an external page was opened. */
  onOpened: () => void;
  /** The player of a video-sharing service is there. */
  onEmbedded: () => void;
}

/** The content of a course, shown in the page if possible. */
export function MaterialView({ title, material, onRenew, startAt, onSave, onOpened, onEmbedded }: Props) {
  switch (material.kind) {
    case 'video':
      return (
        <VideoPlayer title={title} video={material} onRenew={onRenew} startAt={startAt} onSave={onSave} />
      );
    case 'embed':
      return <VideoEmbed title={title} address={material.address} onLoad={onEmbedded} />;
    case 'pdf':
      return <PdfReader name={material.name} onRenew={onRenew} onOpened={onOpened} />;
    case 'link':
      return (
        <Outside>
          <p>This part of the course is on another site. It opens in a new tab.</p>
          <OutsideLink href={material.address} icon={ExternalLink} onOpen={onOpened}>
            {linkWords[material.label]}
          </OutsideLink>
        </Outside>
      );
  }
}

/** The label of a link to each part. */
const linkWords = { Video: 'Open the video', PDF: 'Open the PDF', 'External page': 'Open the page' } as const;

interface PdfProps extends Pick<Props, 'onRenew' | 'onOpened'> {
  name: string;
}

function PdfReader({ name, onRenew, onOpened }: PdfProps) {
  const whole = useFileAddress();
  const renew = async () => (await onRenew())?.address ?? null;
  const { download } = useDownload({ name, renew });
  const load = async (signal: AbortSignal) => {
    const file = await readFile(renew, whole, signal);
    onOpened();
    return file;
  };
  return (
    <Reader>
      <FilePreview name={name} load={load} onDownload={() => void download()} />
    </Reader>
  );
}

const Reader = styled.div`
  display: grid;
  block-size: 75vh;
  min-block-size: 0;
`;

const Outside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.learningSoft};
`;
