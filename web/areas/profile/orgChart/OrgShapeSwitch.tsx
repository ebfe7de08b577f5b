import { List, Network } from 'lucide-react';

import { Segments } from '../../../ui/layout/Segments';
import { useMedia } from '../../../ui/layout/useMedia';
import { theme } from '../../../ui/theme';

/** The tree as a drawing or as a list. */
export type OrgShape = 'chart' | 'list';

interface Props {
  shape: OrgShape;
  onShape: (shape: OrgShape) => void;
}

const words = [
  { value: 'chart', label: 'Chart' },
  { value: 'list', label: 'List' },
] as const;
const icons = { chart: Network, list: List } as const;

/** Chart or list; on a phone in words alone, so that it stays beside the title. */
export function OrgShapeSwitch({ shape, onShape }: Props) {
  const isPhone = useMedia(theme.media.phone);
  const options = isPhone ? words : words.map((word) => ({ ...word, icon: icons[word.value] }));
  return <Segments compact label="Show as" value={shape} onChange={onShape} options={options} />;
}
