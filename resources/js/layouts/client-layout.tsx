import { usePage } from '@inertiajs/react';
import { type ReactNode, useEffect } from 'react';
import { ClientPageHeader } from '@/features/clients/client-page-header';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { rememberClient } from '@/features/shell/recent-clients';
import { useViewer } from '@/hooks/use-viewer';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

/** Layout of a client's pages inside the shell. The header and the tabs persist between them. */
export function ClientLayout({ children }: { children: ReactNode }) {
    const { component, props } = usePage<{ client: ClientHeader; as_of?: ClientAsOf | null }>();
    const viewer = useViewer();
    const { id, full_name, pin } = props.client;
    useReloadOnWork(['client']);
    useEffect(() => {
        if (viewer) {
            rememberClient(viewer.id, { id, full_name, pin });
        }
    }, [viewer, id, full_name, pin]);

    return (
        <>
            <ClientPageHeader client={props.client} component={component} isPastRecord={Boolean(props.as_of)} />
            {children}
        </>
    );
}
