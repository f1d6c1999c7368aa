import { PageLink } from '@/components/page-link';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import { clients } from '@/routes/generated';

interface ClientLinkProps {
    id: number;
    name: string;
}

/** The client's name, linked to the record when the viewer can open it. */
export function ClientLink({ id, name }: ClientLinkProps) {
    const viewer = useViewer();

    return viewer && can(viewer, 'viewClients') ? (
        <PageLink href={clients.edit({ client: id })} className="hover:underline">
            {name}
        </PageLink>
    ) : (
        name
    );
}
