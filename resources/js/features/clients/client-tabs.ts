import { clients } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';

interface ClientTabLink {
    /** The Inertia component of the page. */
    component: string;
    label: string;
    href: (client: { client: number }) => RouteDefinition;
}

/** The client pages in tab order. Each page has the client's header data as its `client` prop. */
export const CLIENT_TABS: readonly ClientTabLink[] = [
    { component: 'Clients/Details', label: 'Details', href: clients.edit },
    { component: 'Clients/Timeline', label: 'Timeline', href: clients.timeline },
    { component: 'Clients/Background', label: 'Background', href: clients.background },
    { component: 'Clients/Bets', label: 'Bets', href: clients.bets },
    { component: 'Clients/Bonuses', label: 'Bonuses', href: clients.bonuses },
    { component: 'Clients/Transfers', label: 'Transfers', href: clients.transfers },
    { component: 'Clients/Stats', label: 'Stats', href: clients.stats },
    { component: 'Clients/Analytics', label: 'Analytics', href: clients.analytics },
    { component: 'Clients/Notes', label: 'Notes', href: clients.notes },
    { component: 'Clients/Messages', label: 'Messages', href: clients.messages },
    { component: 'Clients/Emails', label: 'Emails', href: clients.emails },
    { component: 'Clients/Attachments', label: 'Attachments', href: clients.attachments },
    { component: 'Clients/RsgCommunication', label: 'RSG communication', href: clients.rsgCommunication },
    { component: 'Clients/ResponsibleGambling', label: 'Responsible gambling', href: clients.rsg },
    { component: 'Clients/IpReport', label: 'IP report', href: clients.ipReport },
    { component: 'Clients/Matches', label: 'Matches', href: clients.matches },
    { component: 'Clients/ActivityLogs', label: 'Activity logs', href: clients.activityLogs },
];

export function isClientPage(component: string): boolean {
    return CLIENT_TABS.some((tab) => tab.component === component);
}
