import { AUTO_COMMUNICATION_COLUMNS } from '@/features/messages/auto-communication-columns';
import { ListPage } from '@/layouts/list-page';
import { messages } from '@/routes/generated';
import type { AutoCommunicationsPage } from '@/types/generated';
import { autoCommunicationList } from '@/types/generated/lists';

export default function AutoCommunications({ communications, meta, can_export }: AutoCommunicationsPage) {
    return (
        <ListPage
            list={autoCommunicationList}
            rows={communications}
            meta={meta}
            columns={AUTO_COMMUNICATION_COLUMNS}
            breadcrumbs={[{ title: 'Message tools' }]}
            notice="What auto messages sent, and why others were not sent"
            {...(can_export && { exportUrl: messages.autoCommunicationsExport() })}
            rowLabel={({ full_name }) => `Auto message to ${full_name}`}
            emptyHint="Messages appear here automatically once an auto message is enabled."
        />
    );
}
