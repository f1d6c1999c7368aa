import { PageLink } from '@/components/page-link';
import { useGate } from '@/navigation/use-navigation';
import { clients } from '@/routes/generated';

/** The client's name, as a link for viewers who can open the client. */
export function ClientName({ client_id: client, full_name }: { client_id: number; full_name: string }) {
    return useGate({ anyOf: ['viewClients'] }) ? (
        <PageLink href={clients.edit({ client })} className="hover:underline">
            {full_name}
        </PageLink>
    ) : (
        full_name
    );
}
