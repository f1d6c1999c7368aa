import { usePage } from '@inertiajs/react';
import { type ReactNode, useEffect } from 'react';
import { ClientPageHeader } from '@/features/clients/client-page-header';
import { PastRecordBanner } from '@/features/clients/record/past-record-banner';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { rememberClient } from '@/features/shell/recent-clients';
import { useViewer } from '@/hooks/use-viewer';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

/** Layout of a client's pages inside the shell. The header and the tabs persist between them. */
export function ClientLayout({ children }: { children: ReactNode }) {
    const { component, props } = usePage<{ client: ClientHeader; as_of?: ClientAsOf | null }>();
    const viewer = useViewer();
    const day = useAsOfDay();
    const asOf = props.as_of ?? null;
    const { id, full_name, pin } = props.client;
    useReloadOnWork(['client']);
    useEffect(() => {
        if (viewer) {
            rememberClient(viewer.id, { id, full_name, pin });
        }
    }, [viewer, id, full_name, pin]);

    return (
        <>
            <ClientPageHeader client={props.client} component={component} />
            {day && <PastRecordBanner client={props.client} component={component} day={day} asOf={asOf} />}
            {asOf?.existed !== false && children}
        </>
    );
}
