<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the reports. */
final class ReportRouteRules
{
    public const MANAGERS = 'viewAccountManagerReports without canViewDatabaseOnly';

    public const MANAGER_EXPORTS = 'viewAccountManagerReports without canViewDatabaseOnly, and viewReportExports';

    public const EXECUTIVES = 'executive staff';

    public const EXECUTIVE_EXPORTS = 'executive staff with viewReportExports';

    /** A reason is missing. */
    public const ANSWERS_OTHERWISE = [
        'reports.clients.daily.export', 'reports.clients.states.export', 'reports.account-managers.main.export', 'reports.account-managers.reactivation.export',
        'reports.affiliates.main.export', 'reports.affiliates.reactivation.export', 'reports.affiliates.tax.export', 'reports.marketing.overview.export', 'reports.executive.export',
    ];

    public const CLOSED_TO_EXECUTIVES = ['reports.affiliates.tax.store', 'reports.affiliates.tax.approve', 'reports.affiliates.tax.paid', 'reports.affiliates.terms.update'];

    /** @return array<string, Ability|list<Ability>|string> */
    public static function table(): array
    {
        return [
            'reports.clients.daily' => Ability::ViewClientReports,
            'reports.clients.states' => Ability::ViewClientReports,
            ...array_fill_keys(['reports.clients.daily.export', 'reports.clients.states.export'], [Ability::ViewClientReports, Ability::ViewReportExports]),
            ...array_fill_keys(['reports.account-managers.main', 'reports.account-managers.reactivation'], self::MANAGERS),
            ...array_fill_keys(['reports.account-managers.main.export', 'reports.account-managers.reactivation.export'], self::MANAGER_EXPORTS),
            'reports.marketing.overview' => Ability::ViewMarketingReports,
            'reports.marketing.overview.export' => [Ability::ViewMarketingReports, Ability::ViewReportExports],
            'reports.executive' => self::EXECUTIVES,
            'reports.executive.export' => self::EXECUTIVE_EXPORTS,
            ...array_fill_keys(['reports.affiliates.main.index', 'reports.affiliates.reactivation.index'], Ability::ViewAffiliateReports),
            ...array_fill_keys(['reports.affiliates.main.export', 'reports.affiliates.reactivation.export'], [Ability::ViewAffiliateReports, Ability::ViewReportExports]),
            ...array_fill_keys(['reports.affiliates.tax.index', 'reports.affiliates.tax.show', 'reports.affiliates.tax-guide', ...self::CLOSED_TO_EXECUTIVES], Ability::ViewAffiliateTaxReports),
            'reports.affiliates.tax.export' => [Ability::ViewAffiliateTaxReports, Ability::ViewReportExports],
        ];
    }
}
