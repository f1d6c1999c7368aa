import { router } from '@inertiajs/react';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { useShortcuts } from '@/hooks/use-shortcuts';
import { useViewer } from '@/hooks/use-viewer';
import { COMPOSER_ID, focusComposer } from '@/lib/composer';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** Keys on all pages of a client: n writes a note, m a message, full stop and comma open the next and previous page. */
export function useClientKeys(client: Pick<ClientHeader, 'id' | 'can_contribute'>, component: string): void {
    const canMessage = useViewer()?.can.viewSMSPanel === true;
    const day = useAsOfDay();
    const params = { client: client.id };
    const step = (by: 1 | -1) => {
        const next = CLIENT_TABS[CLIENT_TABS.findIndex((tab) => tab.component === component) + by];
        if (next) {
            router.visit(next.href(params, { query: { as_of: day } }));
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
        // The past is read-only.
        ...(day === null && client.can_contribute && { n: () => write(clients.notes(params).url) }),
        ...(day === null && canMessage && { m: () => write(clients.messages(params).url) }),
    });
}
