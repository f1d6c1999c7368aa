import {
    BookOpenIcon,
    ChatBubbleBottomCenterTextIcon,
    CodeBracketIcon,
    DocumentArrowDownIcon,
    DocumentTextIcon,
    IdentificationIcon,
    KeyIcon,
} from '@heroicons/react/24/outline';
import { REPORT_TABS } from '@/navigation/report-tabs';
import type { NavigationGroup } from '@/navigation/types';
import { WORK } from '@/navigation/work';
import { guides } from '@/routes/generated/guides';
import { developer, docs, reports, services, teamNotes, users, websiteUpdates } from '@/routes/generated/pages';

/*
 * Source of the sidebar, the section tabs and the command palette. Entries use generated routes, so the build fails for a page
 * that doesn't exist.
 */
export const NAVIGATION: readonly NavigationGroup[] = [
    WORK,
    {
        title: 'Reports',
        entries: [
            {
                title: 'Reports',
                icon: DocumentArrowDownIcon,
                route: reports.clientsDaily(),
                area: 'Reports',
                tabs: REPORT_TABS,
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
                icon: DocumentTextIcon,
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
                title: 'Developer tools',
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
