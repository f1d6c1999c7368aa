import { clients } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';

export type ClientTab = 'details';

interface ClientTabLink {
    key: ClientTab;
    label: string;
    href: RouteDefinition;
}

/** The pages of one client, in the order of the tab bar. A page gets its tab here when it exists. */
export function clientTabs(clientId: number): ClientTabLink[] {
    return [{ key: 'details', label: 'Details', href: clients.edit({ client: clientId }) }];
}
