import { Card } from '../../../../ui/layout/Card';
import { Stack } from '../../../../ui/layout/Stack';
import { resourcesOf, type Content } from './courseContent';

interface Props {
  content: Content;
  /** One of them was opened. */
  onOpened: () => void;
}

/** Further links of a course, each in a new tab; lines that are no address are shown as they are. */
export function Resources({ content, onOpened }: Props) {
  const lines = content.additionalResources.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const links = new Set(resourcesOf(content));
  return (
    <Card title="Additional resources">
      <Stack as="ul" $gap={2}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {links.has(line.trim()) ? (
              <a href={line.trim()} target="_blank" rel="noopener noreferrer" onClick={onOpened}>
                {line.trim()}
              </a>
            ) : (
              line
            )}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
