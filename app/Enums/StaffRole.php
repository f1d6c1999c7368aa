<?php

declare(strict_types=1);

namespace App\Enums;

/** The roles the product is seeded with, and what each may do. Later edits live in `role_abilities`. */
enum StaffRole: string
{
    case AccountManager = 'account_manager';
    case SeniorAccountManager = 'senior_account_manager';
    case PaymentsOfficer = 'payments_officer';
    case PaymentsManager = 'payments_manager';
    case RiskAnalyst = 'risk_analyst';
    case RsgOfficer = 'rsg_officer';
    case Marketing = 'marketing';
    case AffiliateManager = 'affiliate_manager';
    case PeopleManager = 'people_manager';
    case Executive = 'executive';
    case Developer = 'developer';
    case DatabaseContractor = 'database_contractor';

    public function label(): string
    {
        return $this === self::RsgOfficer ? 'RSG officer' : ucfirst(str_replace('_', ' ', $this->value));
    }

    public function description(): string
    {
        return match ($this) {
            self::AccountManager => 'Manages clients: accounts, messages, deposits and withdrawals.',
            self::SeniorAccountManager => 'Leads account managers; rates and risk-checks clients, sends blasts, reads team reports.',
            self::PaymentsOfficer => 'Matches deposits, prepares withdrawals and maintains transactions.',
            self::PaymentsManager => 'Approves withdrawals over the threshold and is responsible for the ledger.',
            self::RiskAnalyst => 'Checks new accounts and monitors betting patterns.',
            self::RsgOfficer => 'Protects clients from harm: BetStop, barred lists, communications and events.',
            self::Marketing => 'Runs promotions, reviews, blasts and automations.',
            self::AffiliateManager => 'Manages affiliates, their reports and tax statements.',
            self::PeopleManager => 'Manages staff records: users, roles, certifications and training.',
            self::Executive => 'Views every report.',
            self::Developer => 'Builds and supports Paddock.',
            self::DatabaseContractor => 'Cleans up DB clients and has no other access.',
        };
    }

    /** @return list<Ability> */
    public function abilities(): array
    {
        return match ($this) {
            self::AccountManager => [
                Ability::ViewClients, Ability::ViewDbClients, Ability::ViewSmsPanel, Ability::ViewDeposits,
                Ability::ViewWithdrawals, Ability::ViewTransactions, Ability::ViewGuides, Ability::ViewRsg,
                Ability::ViewBonusPromotions, Ability::ViewBonusClaimedLogs, Ability::ViewGenwebBonuses,
                Ability::ViewSocialMediaReviews,
            ],
            self::SeniorAccountManager => [
                ...self::AccountManager->abilities(),
                Ability::RiskCheckClients, Ability::ViewAutoMessages, Ability::ViewSmsBlasts,
                Ability::ViewAccountManagerReports, Ability::ViewClientReports, Ability::ViewSkippingRules,
                Ability::ViewBonusRules, Ability::ViewRsgCommunications, Ability::ViewPhoneLogs,
            ],
            self::PaymentsOfficer => [
                Ability::ViewClients, Ability::ViewDeposits, Ability::ViewWithdrawals, Ability::ViewTransactions,
                Ability::ViewDuplicateOskoDeposits, Ability::ViewSmsPanel, Ability::ViewGuides, Ability::ViewServices,
            ],
            self::PaymentsManager => [
                ...self::PaymentsOfficer->abilities(),
                Ability::RiskCheckClients, Ability::ViewClientReports, Ability::ViewReportExports,
            ],
            self::RiskAnalyst => [
                Ability::ViewClients, Ability::ViewTransactions, Ability::ViewDeposits, Ability::ViewWithdrawals,
                Ability::RiskCheckClients, Ability::ViewRsg, Ability::ViewRsgEvents, Ability::ViewBonusClaimedLogs,
                Ability::ViewBonusLoginLogs, Ability::ViewGuides,
            ],
            self::RsgOfficer => [
                Ability::ViewClients, Ability::ViewRsg, Ability::ViewBetstopUpdates, Ability::ViewBetstopLogs,
                Ability::ViewBarredList, Ability::ViewRsgFormSubmissions, Ability::ViewRsgCommunications,
                Ability::ViewRsgEvents, Ability::ViewSmsPanel, Ability::ViewGuides,
            ],
            self::Marketing => [
                Ability::ViewAutoMessages, Ability::ViewSmsBlasts, Ability::SendExcelSmsBlasts,
                ...Ability::bonus(),
                Ability::ViewMarketingReports, Ability::ViewGuides, Ability::ViewAutomations,
            ],
            self::AffiliateManager => [
                Ability::ViewAffiliateReports, Ability::ViewAffiliateTaxReports, Ability::ViewClientReports,
                Ability::ViewGuides,
            ],
            self::PeopleManager => [
                Ability::ViewUsers, Ability::ViewCertificationTypes, Ability::ViewRoles, Ability::ViewPhoneLogs,
                Ability::ViewLegacyTransfer, Ability::ViewGuides,
            ],
            self::Executive => [
                Ability::ViewAffiliateReports, Ability::ViewAffiliateTaxReports, Ability::ViewAccountManagerReports,
                Ability::ViewClientReports, Ability::ViewMarketingReports, Ability::ViewReportExports,
                Ability::ViewClients, Ability::ViewUsers, Ability::ViewGuides,
            ],
            self::Developer => Ability::all(),
            self::DatabaseContractor => [Ability::CanViewDatabaseOnly, Ability::ViewDbClients, Ability::ViewGuides],
        };
    }

    /**
     * May change the clients and leads of every account manager. Stored in `roles.changes_all_clients`. Account managers change
     * their own or their team's, executives only read, and other roles don't see clients.
     */
    public function changesAllClients(): bool
    {
        return in_array($this, [self::PaymentsOfficer, self::PaymentsManager, self::RiskAnalyst, self::RsgOfficer, self::Developer], true);
    }

    /** @return array<string, bool> the role duties that the role is seeded with, by column of `roles` */
    public function duties(): array
    {
        return [
            RoleDuty::ChangesAllClients->value => $this->changesAllClients(),
            RoleDuty::HandlesPayments->value => $this->handlesPayments(),
            RoleDuty::ApprovesLargeWithdrawals->value => $this->approvesLargeWithdrawals(),
        ];
    }

    /** May decide deposits and withdrawals. Stored in `roles.handles_payments`. */
    public function handlesPayments(): bool
    {
        return in_array($this, [self::PaymentsOfficer, self::PaymentsManager, self::Developer], true);
    }

    /** May approve withdrawals at or above the threshold. Stored in `roles.approves_large_withdrawals`. */
    public function approvesLargeWithdrawals(): bool
    {
        return in_array($this, [self::PaymentsManager, self::Developer], true);
    }
}
