import {
    ArrowsRightLeftIcon,
    ArrowUpTrayIcon,
    BanknotesIcon,
    BookOpenIcon,
    ChatBubbleBottomCenterTextIcon,
    CircleStackIcon,
    CodeBracketIcon,
    DocumentArrowDownIcon,
    GiftIcon,
    HomeIcon,
    IdentificationIcon,
    KeyIcon,
    MegaphoneIcon,
    ShieldCheckIcon,
    UsersIcon,
} from '@heroicons/react/24/outline';
import type { Gate, NavigationGroup, NavigationTab } from '@/navigation/types';
import { guides } from '@/routes/generated/guides';
import {
    bonus,
    clients,
    dashboard,
    dbClients,
    deposits,
    design,
    developer,
    docs,
    reports,
    rsg,
    services,
    teamNotes,
    transactions,
    users,
    websiteUpdates,
    withdrawals,
} from '@/routes/generated/pages';

/*
 * Source of the sidebar, the section tabs and the command palette. Entries use generated routes, so the build fails for a page
 * that doesn't exist.
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
                guide: 'risk-schedule',
                anyOf: ['viewClients'],
                counters: ['unreadNewAccountChecksCount'],
                tabs: [
                    { title: 'Clients', route: clients.index() },
                    { title: 'Leads', route: clients.leadsIndex() },
                    { title: 'Imports', route: clients.importsIndex() },
                    { title: 'Match imports', route: clients.matchImportsIndex() },
                    { title: 'Full search', route: clients.fullSearchIndex() },
                    { title: 'Filter presets', route: clients.filterPresetsIndex() },
                ],
            },
            {
                title: 'DB clients',
                icon: CircleStackIcon,
                route: dbClients.index(),
                area: 'DbClients',
                anyOf: ['viewDBClients'],
                tabs: [
                    { title: 'DB clients', route: dbClients.index() },
                    { title: 'Lists', route: dbClients.listsIndex() },
                    { title: 'Addresses', route: dbClients.addressesIndex() },
                    { title: 'Phone numbers', route: dbClients.phoneNumbersIndex() },
                    {
                        title: 'Clean-up',
                        route: dbClients.cleanUpIndex(),
                        anyOf: ['riskCheckClients', 'canViewDatabaseOnly'],
                    },
                ],
            },
            {
                title: 'Deposits',
                icon: BanknotesIcon,
                route: deposits.index(),
                area: 'Deposits',
                guide: 'limits',
                anyOf: ['viewDeposits'],
                counters: ['unreadDepositsCount'],
                tabs: [
                    { title: 'All', route: deposits.index() },
                    { title: 'PayID', route: deposits.payid() },
                    { title: 'EFT', route: deposits.eft() },
                    { title: 'Pending', route: deposits.pending() },
                    { title: 'Bank files', route: deposits.bankFilesIndex() },
                    { title: 'Reconciliation', route: deposits.reconciliationIndex() },
                    { title: 'Matching', route: deposits.matchingIndex(), guide: 'risk-schedule' },
                ],
            },
            {
                title: 'Withdrawals',
                icon: ArrowUpTrayIcon,
                route: withdrawals.index(),
                area: 'Withdrawals',
                guide: 'limits',
                anyOf: ['viewWithdrawals'],
                counters: ['unreadWithdrawalsCount'],
                tabs: [
                    { title: 'Queue', route: withdrawals.index() },
                    { title: 'Batches', route: withdrawals.batchesIndex() },
                    { title: 'Cancellation reasons', route: withdrawals.cancellationReasonsIndex() },
                ],
            },
            {
                title: 'Transactions',
                icon: ArrowsRightLeftIcon,
                route: transactions.index(),
                area: 'Transactions',
                anyOf: ['viewTransactions'],
                tabs: [
                    { title: 'Transactions', route: transactions.index() },
                    { title: 'Adjustments', route: transactions.adjustmentsIndex() },
                    {
                        title: 'Duplicate OSKO deposits',
                        route: transactions.duplicateOskoDepositsIndex(),
                        guide: 'risk-schedule',
                        anyOf: ['viewDuplicateOskoDeposits'],
                    },
                ],
            },
            {
                title: 'Bonus',
                icon: GiftIcon,
                route: bonus.socialMediaReviewsIndex(),
                area: 'Bonus',
                anyOf: ['viewSocialMediaReviews'],
                hiddenFromDatabaseOnly: true,
                counters: ['socialMediaReviewsNotificationsCount'],
                tabs: [{ title: 'Social media reviews', route: bonus.socialMediaReviewsIndex() }],
            },
            {
                title: 'RSG',
                icon: ShieldCheckIcon,
                route: rsg.dashboard(),
                area: 'Rsg',
                guide: 'risk-schedule',
                anyOf: [
                    'viewRsg',
                    'viewBetstopUpdates',
                    'viewBetstopLogs',
                    'viewBarredList',
                    'viewRsgFormSubmissions',
                    'viewRsgCommunications',
                    'viewRsgEvents',
                ],
                counters: ['rsgNotificationCount', 'formSubmissionCount'],
                tabs: [
                    { title: 'Dashboard', route: rsg.dashboard(), anyOf: ['viewRsg'] },
                    { title: 'Exclusions', route: rsg.exclusionsIndex(), anyOf: ['viewRsg'] },
                    { title: 'Matches', route: rsg.exclusionReviewsIndex(), anyOf: ['viewRsg'] },
                    { title: 'Notices', route: rsg.betstopUpdatesIndex(), anyOf: ['viewBetstopUpdates'] },
                    { title: 'Checks', route: rsg.betstopCheckIndex(), anyOf: ['viewBetstopLogs'] },
                    { title: 'Log', route: rsg.betstopLogsIndex(), anyOf: ['viewBetstopLogs'] },
                    { title: 'Barred', route: rsg.barredListIndex(), anyOf: ['viewBarredList'] },
                    { title: 'Forms', route: rsg.formSubmissionsIndex(), anyOf: ['viewRsgFormSubmissions'] },
                    { title: 'Communications', route: rsg.communicationsIndex(), anyOf: ['viewRsgCommunications'] },
                    { title: 'Events', route: rsg.eventsIndex(), anyOf: ['viewRsgEvents'] },
                ],
            },
        ],
    },
    {
        title: 'Reports',
        entries: [
            {
                title: 'Client reports',
                icon: DocumentArrowDownIcon,
                route: reports.clientsExports(),
                area: 'Reports',
                anyOf: ['viewReportExports'],
                tabs: [{ title: 'Exports', route: reports.clientsExports() }],
            },
        ],
    },
    {
        title: 'Team',
        entries: [
            {
                title: 'Users',
                icon: IdentificationIcon,
                route: users.index({ query: { is_active: 'true' } }),
                area: 'Users',
                anyOf: ['viewUsers', 'viewRoles', 'viewCertificationTypes', 'viewPhoneLogs', 'viewLegacyTransfer'],
                tabs: [
                    { title: 'Users', route: users.index({ query: { is_active: 'true' } }), anyOf: ['viewUsers'] },
                    { title: 'Roles', route: users.rolesDescriptionIndex(), anyOf: ['viewRoles'] },
                    {
                        title: 'Certifications',
                        route: users.certificationsIndex(),
                        anyOf: ['viewCertificationTypes'],
                    },
                    {
                        title: 'Certification types',
                        route: users.certificationTypesIndex(),
                        anyOf: ['viewCertificationTypes'],
                    },
                    { title: 'Training', route: users.trainingIndex(), anyOf: ['viewUsers'] },
                    { title: 'Authentication logs', route: users.authenticationLogsIndex(), anyOf: ['viewUsers'] },
                    { title: 'Phone logs', route: users.phoneLogsIndex(), anyOf: ['viewPhoneLogs'] },
                    { title: 'Legacy transfer', route: users.legacyTransferIndex(), anyOf: ['viewLegacyTransfer'] },
                ],
            },
            {
                title: 'Services',
                icon: KeyIcon,
                route: services.index(),
                area: 'Services',
                anyOf: ['viewServices'],
                tabs: [
                    { title: 'Credentials', route: services.index() },
                    { title: 'Company contacts', route: services.companyContactsIndex() },
                    { title: 'External contacts', route: services.externalContactsIndex() },
                ],
            },
            {
                title: 'Guides',
                icon: BookOpenIcon,
                route: guides.show({ guide: 'daily-tasks' }),
                area: 'Guides',
                anyOf: ['viewGuides'],
                tabs: [
                    { title: 'Daily tasks', route: guides.show({ guide: 'daily-tasks' }) },
                    { title: 'Limits', route: guides.show({ guide: 'limits' }) },
                    { title: 'Risk schedule', route: guides.show({ guide: 'risk-schedule' }) },
                    { title: 'SB scraping', route: guides.show({ guide: 'sb-scrapping' }) },
                ],
            },
            {
                title: 'Team notes',
                icon: ChatBubbleBottomCenterTextIcon,
                route: teamNotes.index(),
                area: 'TeamNotes',
                hiddenFromDatabaseOnly: true,
            },
            {
                title: 'Website updates',
                icon: MegaphoneIcon,
                route: websiteUpdates.index(),
                area: 'WebsiteUpdates',
                unread: ({ unread_website_updates }) => unread_website_updates,
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

/** Developer tools in the profile menu, each opened in a new tab. */
export const DEVELOPER_LINKS: readonly NavigationTab[] = [
    { title: 'API document', route: docs.api(), staff: 'developer', opensInNewTab: true },
    { title: 'Design kit', route: design.index(), staff: 'developer', environment: 'local', opensInNewTab: true },
];

/** The profile search, over clients. */
export const CLIENT_SEARCH_GATE: Gate = { anyOf: ['viewClients'] };

/** The bonus search, for users who can open any page of the Bonus area. */
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
