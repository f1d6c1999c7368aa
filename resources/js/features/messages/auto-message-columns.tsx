import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { Badge } from '@/components/ui/badge';
import { AutoMessageActions } from '@/features/messages/auto-message-actions';
import { type AutoMessageRow, type AutoMessagesPage, AutoMessageTriggerLabels } from '@/types/generated';
import { autoMessageList } from '@/types/generated/lists';

export function autoMessageColumns(page: AutoMessagesPage) {
    return columnsOf(
        autoMessageList,
        {
            trigger: { text: ({ trigger }) => AutoMessageTriggerLabels[trigger], primary: true },
            is_marketing: { text: ({ is_marketing }) => (is_marketing ? 'Marketing' : 'Service') },
            conditions: { text: ({ conditions }) => conditions ?? 'All clients' },
            template_name: {
                text: ({ template_name, template_version }) =>
                    template_version === 1 ? template_name : `${template_name}, version ${template_version}`,
                secondLine: ({ template_body }) => template_body,
            },
            is_enabled: {
                cell: ({ is_enabled }) => (
                    <Badge tone={is_enabled ? 'ok' : 'neutral'}>{is_enabled ? 'Enabled' : 'Disabled'}</Badge>
                ),
                phoneAside: true,
            },
        },
        page.can_write
            ? [menuColumn<AutoMessageRow>((message) => <AutoMessageActions message={message} page={page} />)]
            : [],
    );
}
