import { BanknotesIcon, CodeBracketIcon, HomeIcon, UsersIcon } from '@heroicons/react/24/outline';
import type { Gate, NavigationGroup, NavigationTab } from '@/navigation/types';
import { clients, dashboard, deposits, design, developer, docs } from '@/routes/generated';

/*
 * The one place that says what the sidebar, the section tabs and the command palette lead to. An entry points at a
 * generated route, so a page that does not exist (yet) cannot be listed: the build would fail.
 */
export const NAVIGATION: readonly NavigationGroup[] = [
    {
        title: 'Work',
        entries: [
            { title: 'Dashboard', icon: HomeIcon, route: dashboard.index(), area: 'Dashboard' },
            {
                title: 'Clients',
                icon: UsersIcon,
                route: clients.index(),
                area: 'Clients',
                anyOf: ['viewClients'],
                counters: ['unreadNewAccountChecksCount'],
                tabs: [{ title: 'Clients', route: clients.index() }],
            },
            {
                title: 'Deposits',
                icon: BanknotesIcon,
                route: deposits.bankFilesIndex(),
                area: 'Deposits',
                anyOf: ['viewDeposits'],
                counters: ['unreadDepositsCount'],
                tabs: [{ title: 'Bank files', route: deposits.bankFilesIndex() }],
            },
        ],
    },
    {
        title: 'Developer',
        entries: [
            {
                title: 'API',
                icon: CodeBracketIcon,
                route: developer.apiTokensIndex(),
                area: 'DeveloperTools',
                staff: 'developer',
                tabs: [
                    { title: 'API tokens', route: developer.apiTokensIndex() },
                    { title: 'Webhook sources', route: developer.webhookSourcesIndex() },
                    { title: 'Deliveries', route: developer.deliveriesIndex() },
                    { title: 'API document', route: docs.api(), opensInNewTab: true },
                ],
            },
        ],
    },
];

/** Tools of developer staff, each opened in a new tab from the profile menu. */
export const DEVELOPER_LINKS: readonly NavigationTab[] = [
    { title: 'API document', route: docs.api(), staff: 'developer', opensInNewTab: true },
    { title: 'Design kit', route: design.index(), staff: 'developer', environment: 'local', opensInNewTab: true },
];

/** The profile search, over clients. */
export const CLIENT_SEARCH_GATE: Gate = { anyOf: ['viewClients'] };

/** The bonus search: whoever may open any page of the Bonus area. */
export const BONUS_SEARCH_GATE: Gate = {
    anyOf: [
        'viewBonusRules',
        'viewBonusClaimedLogs',
        'viewBonusLoginLogs',
        'viewBonusPromotions',
        'viewGenwebBonuses',
        'viewGenwebBoostBonuses',
        'viewSocialMediaReviews',
        'viewSkippingRules',
    ],
    hiddenFromDatabaseOnly: true,
};
