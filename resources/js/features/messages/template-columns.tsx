import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { Badge, type Tone } from '@/components/ui/badge';
import { TemplateActions } from '@/features/messages/template-actions';
import {
    type MessageTemplateRow,
    type MessageTemplateStatus,
    MessageTemplateStatusLabels,
    type MessageTemplatesPage,
} from '@/types/generated';
import { messageTemplateList } from '@/types/generated/lists';

const TONES: Record<MessageTemplateStatus, Tone> = { draft: 'neutral', approved: 'ok', retired: 'neutral' };

export function templateColumns(page: Pick<MessageTemplatesPage, 'variables' | 'can_write'>) {
    return columnsOf(
        messageTemplateList,
        {
            name: { primary: true, secondLine: ({ version }) => (version === 1 ? null : `Version ${version}`) },
            body: { fluid: true },
            status: {
                cell: ({ status }) => <Badge tone={TONES[status]}>{MessageTemplateStatusLabels[status]}</Badge>,
                phoneAside: true,
            },
            author_name: { hideOnPhone: true },
            approver_name: { hideOnPhone: true },
        },
        page.can_write
            ? [
                  menuColumn<MessageTemplateRow>((template) => (
                      <TemplateActions template={template} variables={page.variables} />
                  )),
              ]
            : [],
    );
}
