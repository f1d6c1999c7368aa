<?php

declare(strict_types=1);

namespace App\Enums;

/** Abilities that belong together. Every ability is in exactly one group. */
enum AbilityGroup: string
{
    case Clients = 'clients';
    case Money = 'money';
    case Bonuses = 'bonuses';
    case Protection = 'protection';
    case Reports = 'reports';
    case Team = 'team';
    case Restrictions = 'restrictions';

    public function label(): string
    {
        return $this === self::Clients ? 'Clients and messages' : ucfirst($this->value);
    }

    /** @return list<Ability> */
    public function abilities(): array
    {
        return match ($this) {
            self::Clients => [
                Ability::ViewClients, Ability::ViewDbClients, Ability::ViewSmsPanel, Ability::ViewSmsBlasts, Ability::SendExcelSmsBlasts,
                Ability::ViewAutoMessages, Ability::ViewAutomations,
            ],
            self::Money => [
                Ability::ViewDeposits, Ability::ViewWithdrawals, Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits, Ability::RiskCheckClients,
            ],
            self::Bonuses => Ability::bonus(),
            self::Protection => [
                Ability::ViewRsg, Ability::ViewBetstopUpdates, Ability::ViewBetstopLogs, Ability::ViewBarredList,
                Ability::ViewRsgFormSubmissions, Ability::ViewRsgCommunications, Ability::ViewRsgEvents,
            ],
            self::Reports => [
                Ability::ViewAffiliateReports, Ability::ViewAffiliateTaxReports, Ability::ViewAccountManagerReports, Ability::ViewClientReports,
                Ability::ViewMarketingReports, Ability::ViewReportExports,
            ],
            self::Team => [
                Ability::ViewUsers, Ability::ViewRoles, Ability::ViewCertificationTypes, Ability::ViewPhoneLogs, Ability::ViewLegacyTransfer,
                Ability::ViewGuides, Ability::ViewServices,
            ],
            self::Restrictions => [Ability::CanViewDatabaseOnly],
        };
    }

    /** Whether every change of its abilities takes two people. Lifting a restriction opens personal data. */
    public function isProtected(): bool
    {
        return in_array($this, [self::Money, self::Bonuses, self::Protection, self::Restrictions], true);
    }
}
