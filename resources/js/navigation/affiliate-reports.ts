import { UsersIcon } from '@heroicons/react/24/outline';
import type { NavigationEntry } from '@/navigation/types';
import { reports } from '@/routes/generated/pages';

export const AFFILIATE_REPORTS: NavigationEntry = {
    title: 'Affiliate reports',
    icon: UsersIcon,
    route: reports.affiliatesMainIndex(),
    area: 'Reports',
    anyOf: ['viewAffiliateReports', 'viewAffiliateTaxReports'],
    tabs: [
        { title: 'Main', route: reports.affiliatesMainIndex(), anyOf: ['viewAffiliateReports'] },
        {
            title: 'Reactivation',
            route: reports.affiliatesReactivationIndex(),
            anyOf: ['viewAffiliateReports'],
        },
        { title: 'Tax', route: reports.affiliatesTaxIndex(), anyOf: ['viewAffiliateTaxReports'] },
        { title: 'Tax guide', route: reports.affiliatesTaxGuide(), anyOf: ['viewAffiliateTaxReports'] },
    ],
};
