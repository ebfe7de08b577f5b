import { dayText } from '../../../domain/calendar/day';
import { FactList } from '../../../ui/data/FactList';
import { Button } from '../../../ui/form/Button';
import { Stack } from '../../../ui/layout/Stack';
import { numberText } from '../../../ui/numbers';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import type { KnowledgeDocument } from './document';
import { DocumentStatusBadge, sizeText } from './documentColumns';
import type { DocumentAction } from './DocumentActions';

interface Props {
  document: KnowledgeDocument;
  steps: PanelSteps | undefined;
  onAct: (action: DocumentAction, document: KnowledgeDocument) => void;
  onClose: () => void;
}

/** Everything that is known of a document. */
export function DocumentPanel({ document, steps, onAct, onClose }: Props) {
  const { id, title, category, description, tags } = document;
  return (
    <SidePanel
      item={id}
      title={title}
      head={
        <>
          <DocumentStatusBadge document={document} />
          <span>{category}</span>
        </>
      }
      isText
      steps={steps}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onAct('delete', document)}>Delete</Button>
          <Button onClick={() => onAct('download', document)}>Download</Button>
          <Button variant="primary" onClick={() => onAct('edit', document)}>
            Edit
          </Button>
        </>
      }
    >
      <Stack $gap={6}>
        <p dir="auto">{description || 'No description.'}</p>
        <FactList
          facts={[
            { label: 'Author', value: document.author },
            { label: 'Version', value: document.version },
            { label: 'Upload Date', value: dayText(document.uploadDate) },
            { label: 'Last modified', value: dayText(document.lastModified) },
            { label: 'Size', value: sizeText(document) },
            { label: 'Downloads', value: numberText(document.downloads) },
            { label: 'Tags', value: tags.length > 0 ? tags.join(', ') : null, wide: true },
          ]}
        />
      </Stack>
    </SidePanel>
  );
}
