import { DeferredTable } from '@/components/data-table/deferred-table';
import { LinkButton } from '@/components/ui/link-button';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { COMMUNICATION_COLUMNS } from '@/features/clients/protection/communication-columns';
import { HandleCommunications } from '@/features/clients/protection/handle-communications';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { clients as routes, rsg } from '@/routes/generated';
import type { ClientRsgCommunicationPage } from '@/types/generated';
import { rsgCommunicationList } from '@/types/generated/lists';

const LIST = ['communications', 'meta', 'open_count'];

export default function ClientRsgCommunication(page: ClientRsgCommunicationPage) {
    const { client, open_count, can_open_thread, can_resolve, can_export } = page;
    useReloadOnWork(LIST);

    return (
        <ClientListFrame>
            <DeferredTable
                list={rsgCommunicationList}
                only={LIST}
                rows={page.communications}
                meta={page.meta}
                of={useRecordKey(client.id)}
                columns={COMMUNICATION_COLUMNS}
                {...(can_export && { exportUrl: routes.rsgCommunicationExport({ client: client.id }) })}
                rowLabel={({ channel_label, sender }) => `${channel_label} from ${sender.full_name}`}
                tools={
                    can_open_thread && (
                        <>
                            <LinkButton size="sm" href={rsg.communicationsIndex({ query: { thread: client.id } })}>
                                Open thread
                            </LinkButton>
                            {can_resolve && open_count !== undefined && open_count > 0 && (
                                <HandleCommunications
                                    client={client}
                                    count={open_count}
                                    shown={page.communications ?? []}
                                />
                            )}
                        </>
                    )
                }
                emptyHint="Messages about gambling harm, to and from the client, appear here."
            />
        </ClientListFrame>
    );
}
