import { usePage } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { ClientPageHeader } from '@/features/clients/client-page-header';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

/** Around every page of one client, inside the shell: the header and the tabs stay while the page below them changes. */
export function ClientLayout({ children }: { children: ReactNode }) {
    const { component, props } = usePage<{ client: ClientHeader; as_of?: ClientAsOf | null }>();
    useReloadOnWork(['client']);

    return (
        <>
            <ClientPageHeader client={props.client} component={component} isLookingBack={Boolean(props.as_of)} />
            {children}
        </>
    );
}
