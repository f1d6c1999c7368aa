import { clients } from '@/routes/generated';
import type { RouteDefinition, RouteOptions } from '@/routes/route';

interface ClientTabLink {
    /** The Inertia component of the page. */
    component: string;
    label: string;
    /** The tab whose menu contains the page. */
    group?: string;
    href: (client: { client: number }, options?: RouteOptions) => RouteDefinition;
    /** Says what the page shows of a past day. Pages without it show only today's record. */
    past?: string;
}

/** The client pages in tab order. Pages of one group share a tab. Each page has the client's header data as its `client` prop. */
export const CLIENT_TABS: readonly ClientTabLink[] = [
    {
        component: 'Clients/Details',
        label: 'Details',
        href: clients.edit,
        past: 'Fields that changed since also show today’s value.',
    },
    {
        component: 'Clients/Timeline',
        label: 'Timeline',
        href: clients.timeline,
        past: 'Entries by then, with the status of that time.',
    },
    {
        component: 'Clients/Notes',
        label: 'Notes',
        href: clients.notes,
        past: 'Notes as they read then, without notes that were deleted since.',
    },
    {
        component: 'Clients/Messages',
        label: 'Messages',
        href: clients.messages,
        past: 'Messages with the delivery status of that time.',
    },
    {
        component: 'Clients/Emails',
        label: 'Emails',
        href: clients.emails,
        past: 'Emails with the delivery status of that time.',
    },
    {
        component: 'Clients/Bets',
        label: 'Bets',
        group: 'Betting',
        href: clients.bets,
        past: 'Bets placed by then, with the results of that time. Corrections that bookmakers sent later are included.',
    },
    {
        component: 'Clients/Bonuses',
        label: 'Bonuses',
        group: 'Betting',
        href: clients.bonuses,
        past: 'Bonuses with the status of that time.',
    },
    {
        component: 'Clients/Transfers',
        label: 'Transfers',
        group: 'Betting',
        href: clients.transfers,
        past: 'Transfers and site accounts with the status and the balances of that time.',
    },
    { component: 'Clients/Stats', label: 'Stats', group: 'Betting', href: clients.stats },
    { component: 'Clients/Analytics', label: 'Analytics', group: 'Betting', href: clients.analytics },
    {
        component: 'Clients/ResponsibleGambling',
        label: 'Responsible gambling',
        group: 'Protection',
        href: clients.rsg,
        past: 'Limits, exclusions, checks and events of that time. Planned ends of limits that were changed later, and owners of events that moved on later, are not recorded.',
    },
    {
        component: 'Clients/RsgCommunication',
        label: 'RSG communication',
        group: 'Protection',
        href: clients.rsgCommunication,
        past: 'RSG messages with the status of that time.',
    },
    { component: 'Clients/IpReport', label: 'IP report', group: 'Protection', href: clients.ipReport },
    { component: 'Clients/Background', label: 'Background', group: 'Records', href: clients.background },
    { component: 'Clients/Attachments', label: 'Attachments', group: 'Records', href: clients.attachments },
    { component: 'Clients/Matches', label: 'Matches', group: 'Records', href: clients.matches },
    {
        component: 'Clients/ActivityLogs',
        label: 'Activity logs',
        group: 'Records',
        href: clients.activityLogs,
        past: 'Changes made by then.',
    },
];

export function isClientPage(component: string): boolean {
    return CLIENT_TABS.some((tab) => tab.component === component);
}
