import { router } from '@inertiajs/react';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { useShortcuts } from '@/hooks/use-shortcuts';
import { useViewer } from '@/hooks/use-viewer';
import { COMPOSER_ID, focusComposer } from '@/lib/composer';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** Keys on all pages of a client: n writes a note, m a message, full stop and comma open the next and previous page. */
export function useClientKeys(client: Pick<ClientHeader, 'id' | 'can_contribute'>, component: string): void {
    const canMessage = useViewer()?.can.viewSMSPanel === true;
    const params = { client: client.id };
    const step = (by: 1 | -1) => {
        const next = CLIENT_TABS[CLIENT_TABS.findIndex((tab) => tab.component === component) + by];
        if (next) {
            router.visit(next.href(params));
        }
    };
    const write = (url: string) => {
        if (window.location.pathname !== url || !focusComposer()) {
            router.visit(`${url}#${COMPOSER_ID}`);
        }
    };

    useShortcuts({
        '.': () => step(1),
        ',': () => step(-1),
        ...(client.can_contribute && { n: () => write(clients.notes(params).url) }),
        ...(canMessage && { m: () => write(clients.messages(params).url) }),
    });
}
