import { MANAGER_REPORTS_GATE } from '@/navigation/page-gates';
import type { NavigationTab } from '@/navigation/types';
import { reports } from '@/routes/generated/pages';

export const REPORT_TABS: readonly NavigationTab[] = [
    { title: 'Daily', route: reports.clientsDaily(), anyOf: ['viewClientReports'] },
    { title: 'States', route: reports.clientsStates(), anyOf: ['viewClientReports'] },
    { title: 'Account managers', route: reports.accountManagersMain(), ...MANAGER_REPORTS_GATE },
    { title: 'Reactivation', route: reports.accountManagersReactivation(), ...MANAGER_REPORTS_GATE },
    { title: 'Affiliates', route: reports.affiliatesMainIndex(), anyOf: ['viewAffiliateReports'] },
    { title: 'Affiliate reactivation', route: reports.affiliatesReactivationIndex(), anyOf: ['viewAffiliateReports'] },
    { title: 'Affiliate tax', route: reports.affiliatesTaxIndex(), anyOf: ['viewAffiliateTaxReports'] },
    { title: 'Tax guide', route: reports.affiliatesTaxGuide(), anyOf: ['viewAffiliateTaxReports'] },
    { title: 'Marketing', route: reports.marketingOverview(), anyOf: ['viewMarketingReports'] },
    { title: 'Executive', route: reports.executive(), staff: 'executive' },
    { title: 'Exports', route: reports.clientsExports(), anyOf: ['viewReportExports'] },
];
