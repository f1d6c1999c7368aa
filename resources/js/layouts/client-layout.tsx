import { usePage } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { ClientPageHeader } from '@/features/clients/client-page-header';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

/** Layout of a client's pages inside the shell. The header and the tabs persist between them. */
export function ClientLayout({ children }: { children: ReactNode }) {
    const { component, props } = usePage<{ client: ClientHeader; as_of?: ClientAsOf | null }>();
    useReloadOnWork(['client']);

    return (
        <>
            <ClientPageHeader client={props.client} component={component} isPastRecord={Boolean(props.as_of)} />
            {children}
        </>
    );
}
