import { clients } from '@/routes/generated';
import type { RouteDefinition, RouteOptions } from '@/routes/route';

interface ClientTabLink {
    /** The Inertia component of the page. */
    component: string;
    label: string;
    /** The tab whose menu contains the page. */
    group?: string;
    href: (client: { client: number }, options?: RouteOptions) => RouteDefinition<'get'>;
}

/** The client pages in tab order. Pages of one group share a tab. Each page has the client's header data as its `client` prop. */
export const CLIENT_TABS: readonly ClientTabLink[] = [
    { component: 'Clients/Details', label: 'Details', href: clients.edit },
    { component: 'Clients/Timeline', label: 'Timeline', href: clients.timeline },
    { component: 'Clients/Notes', label: 'Notes', href: clients.notes },
    { component: 'Clients/Messages', label: 'Messages', href: clients.messages },
    { component: 'Clients/Emails', label: 'Emails', href: clients.emails },
    { component: 'Clients/Bets', label: 'Bets', group: 'Betting', href: clients.bets },
    { component: 'Clients/Bonuses', label: 'Bonuses', group: 'Betting', href: clients.bonuses },
    { component: 'Clients/Transfers', label: 'Transfers', group: 'Betting', href: clients.transfers },
    { component: 'Clients/Stats', label: 'Stats', group: 'Betting', href: clients.stats },
    { component: 'Clients/Analytics', label: 'Analytics', group: 'Betting', href: clients.analytics },
    { component: 'Clients/ResponsibleGambling', label: 'Responsible gambling', group: 'Protection', href: clients.rsg },
    {
        component: 'Clients/RsgCommunication',
        label: 'RSG communication',
        group: 'Protection',
        href: clients.rsgCommunication,
    },
    { component: 'Clients/IpReport', label: 'IP report', group: 'Protection', href: clients.ipReport },
    { component: 'Clients/Background', label: 'Background', group: 'Records', href: clients.background },
    { component: 'Clients/Attachments', label: 'Attachments', group: 'Records', href: clients.attachments },
    { component: 'Clients/Matches', label: 'Matches', group: 'Records', href: clients.matches },
    { component: 'Clients/ActivityLogs', label: 'Activity logs', group: 'Records', href: clients.activityLogs },
];

export function isClientPage(component: string): boolean {
    return CLIENT_TABS.some((tab) => tab.component === component);
}
