<?php

declare(strict_types=1);

namespace App\Enums;

/** Every ability of the specification's section 6, spelled as there. */
enum Ability: string
{
    case ViewClients = 'viewClients';
    case CanViewDatabaseOnly = 'canViewDatabaseOnly';
    case ViewDbClients = 'viewDBClients';
    case ViewSmsPanel = 'viewSMSPanel';
    case ViewSmsBlasts = 'viewSmsBlasts';
    case ViewAutoMessages = 'viewAutoMessages';
    case SendExcelSmsBlasts = 'sendExcelSMSBlasts';
    case ViewWithdrawals = 'viewWithdrawals';
    case ViewDeposits = 'viewDeposits';
    case ViewTransactions = 'viewTransactions';
    case ViewServices = 'viewServices';
    case ViewUsers = 'viewUsers';
    case ViewGuides = 'viewGuides';
    case ViewRsg = 'viewRsg';
    case ViewBetstopUpdates = 'viewBetstopUpdates';
    case ViewBetstopLogs = 'viewBetstopLogs';
    case ViewBarredList = 'viewBarredList';
    case ViewRsgFormSubmissions = 'viewRsgFormSubmissions';
    case ViewRsgCommunications = 'viewRsgCommunications';
    case ViewRsgEvents = 'viewRsgEvents';
    case ViewBonusRules = 'viewBonusRules';
    case ViewBonusClaimedLogs = 'viewBonusClaimedLogs';
    case ViewBonusLoginLogs = 'viewBonusLoginLogs';
    case ViewBonusPromotions = 'viewBonusPromotions';
    case ViewGenwebBonuses = 'viewGenwebBonuses';
    case ViewGenwebBoostBonuses = 'viewGenwebBoostBonuses';
    case ViewSocialMediaReviews = 'viewSocialMediaReviews';
    case ViewSkippingRules = 'viewSkippingRules';
    case ViewAutomations = 'viewAutomations';
    case ViewAffiliateReports = 'viewAffiliateReports';
    case ViewAffiliateTaxReports = 'viewAffiliateTaxReports';
    case ViewAccountManagerReports = 'viewAccountManagerReports';
    case ViewClientReports = 'viewClientReports';
    case ViewMarketingReports = 'viewMarketingReports';
    case ViewReportExports = 'viewReportExports';
    case ViewDuplicateOskoDeposits = 'viewDuplicateOskoDeposits';
    case ViewLegacyTransfer = 'viewLegacyTransfer';
    case ViewCertificationTypes = 'viewCertificationTypes';
    case ViewRoles = 'viewRoles';
    case ViewPhoneLogs = 'viewPhoneLogs';
    case RiskCheckClients = 'riskCheckClients';

    /**
     * All abilities except the database-only restriction.
     *
     * @return list<self>
     */
    public static function all(): array
    {
        return array_values(array_filter(self::cases(), static fn (self $ability): bool => $ability !== self::CanViewDatabaseOnly));
    }

    /**
     * Each of these abilities opens a page of the Bonus area.
     *
     * @return list<self>
     */
    public static function bonus(): array
    {
        return [
            self::ViewBonusRules, self::ViewBonusClaimedLogs, self::ViewBonusLoginLogs, self::ViewBonusPromotions,
            self::ViewGenwebBonuses, self::ViewGenwebBoostBonuses, self::ViewSocialMediaReviews, self::ViewSkippingRules,
        ];
    }

    /** Whether the database-only restriction takes the ability away: SMS, message tools, bonuses and account manager reports. */
    public function isHiddenFromDatabaseOnly(): bool
    {
        return in_array(
            $this,
            [
                self::ViewSmsPanel,
                self::ViewSmsBlasts,
                self::ViewAutoMessages,
                self::SendExcelSmsBlasts,
                self::ViewAccountManagerReports,
                ...self::bonus(),
            ],
            true,
        );
    }

    public function label(): string
    {
        return match ($this) {
            self::ViewClients => 'Clients',
            self::CanViewDatabaseOnly => 'Database only',
            self::ViewDbClients => 'DB clients',
            self::ViewSmsPanel => 'SMS and contact details',
            self::ViewSmsBlasts => 'SMS blasts',
            self::ViewAutoMessages => 'Automatic messages',
            self::SendExcelSmsBlasts => 'Blasts from a file',
            self::ViewWithdrawals => 'Withdrawals',
            self::ViewDeposits => 'Deposits',
            self::ViewTransactions => 'Transactions',
            self::ViewServices => 'Services',
            self::ViewUsers => 'Users',
            self::ViewGuides => 'Guides',
            self::ViewRsg => 'RSG',
            self::ViewBetstopUpdates => 'BetStop notices',
            self::ViewBetstopLogs => 'BetStop checks',
            self::ViewBarredList => 'Barred lists',
            self::ViewRsgFormSubmissions => 'RSG forms',
            self::ViewRsgCommunications => 'RSG communications',
            self::ViewRsgEvents => 'RSG events',
            self::ViewBonusRules => 'Bonus rules',
            self::ViewBonusClaimedLogs => 'Claimed bonuses',
            self::ViewBonusLoginLogs => 'Bonus logins',
            self::ViewBonusPromotions => 'Bonus promotions',
            self::ViewGenwebBonuses => 'Genweb bonuses',
            self::ViewGenwebBoostBonuses => 'Genweb boost bonuses',
            self::ViewSocialMediaReviews => 'Social media reviews',
            self::ViewSkippingRules => 'Skipping rules',
            self::ViewAutomations => 'Automations',
            self::ViewAffiliateReports => 'Affiliate reports',
            self::ViewAffiliateTaxReports => 'Affiliate tax',
            self::ViewAccountManagerReports => 'Account manager reports',
            self::ViewClientReports => 'Client reports',
            self::ViewMarketingReports => 'Marketing reports',
            self::ViewReportExports => 'Exports',
            self::ViewDuplicateOskoDeposits => 'Duplicate OSKO deposits',
            self::ViewLegacyTransfer => 'Legacy transfer',
            self::ViewCertificationTypes => 'Certification types',
            self::ViewRoles => 'Roles',
            self::ViewPhoneLogs => 'Phone logs',
            self::RiskCheckClients => 'Risk checks',
        };
    }

    /** The pages and actions that the ability opens, for colleagues who edit roles. */
    public function description(): string
    {
        return match ($this) {
            self::ViewClients => 'Client list, leads, past imports, matches and every tab of a client’s record. Allows rating clients.',
            self::CanViewDatabaseOnly => 'Limits the user to DB clients on their own lists. Hides SMS and bonuses.',
            self::ViewDbClients => 'DB clients with their lists, addresses and phone numbers.',
            self::ViewSmsPanel => 'SMS panel. Shows contact details unmasked. Allows editing and contacting clients and leads.',
            self::ViewSmsBlasts => 'SMS blasts to many clients, and their results.',
            self::ViewAutoMessages => 'Messages that Paddock sends, and their rules.',
            self::SendExcelSmsBlasts => 'SMS blasts to the numbers of an uploaded file.',
            self::ViewWithdrawals => 'Withdrawal queue and payment batches. Allows approving transfers between site accounts.',
            self::ViewDeposits => 'Deposits, bank files, reconciliation and matching.',
            self::ViewTransactions => 'Ledger, balances and adjustments.',
            self::ViewServices => 'Logins of outside services, and company and external contacts.',
            self::ViewUsers => 'Staff accounts, training and authentication logs. Allows impersonation.',
            self::ViewGuides => 'Guides, limits, the risk schedule and daily tasks.',
            self::ViewRsg => 'RSG dashboard, possible matches and exclusion cases. Allows limits and self-exclusions.',
            self::ViewBetstopUpdates => 'Notices of the BetStop register, and decisions on them.',
            self::ViewBetstopLogs => 'Checks against the BetStop register, and their log.',
            self::ViewBarredList => 'Barred people, imports of barred lists and lifts.',
            self::ViewRsgFormSubmissions => 'Forms that clients submit, and decisions on them.',
            self::ViewRsgCommunications => 'Messages from clients that show signs of harm.',
            self::ViewRsgEvents => 'Signs of harm and their follow-up.',
            self::ViewBonusRules => 'Rules of promotions. Allows approving bonuses and, with Bonus promotions, editing promotions.',
            self::ViewBonusClaimedLogs => 'Log of claimed bonuses.',
            self::ViewBonusLoginLogs => 'Sign-ins of staff to site accounts for bonuses.',
            self::ViewBonusPromotions => 'Promotions. Allows requesting bonuses for clients.',
            self::ViewGenwebBonuses => 'Bonuses in Genweb. Allows giving and cancelling them.',
            self::ViewGenwebBoostBonuses => 'Boost bonuses in Genweb. Allows giving and cancelling them.',
            self::ViewSocialMediaReviews => 'Reviews to approve or decline.',
            self::ViewSkippingRules => 'Exceptions that give one client a promotion despite its rule, and their approval.',
            self::ViewAutomations => 'Mappings between a bookmaker’s names and Genweb’s.',
            self::ViewAffiliateReports => 'Results of affiliates, and reactivation.',
            self::ViewAffiliateTaxReports => 'Statements, tax and terms of affiliates. Allows approving statements.',
            self::ViewAccountManagerReports => 'Results of account managers, and reactivation.',
            self::ViewClientReports => 'Daily figures and figures by state.',
            self::ViewMarketingReports => 'Marketing overview.',
            self::ViewReportExports => 'CSV files of lists and reports, with personal data.',
            self::ViewDuplicateOskoDeposits => 'Possible duplicate deposits.',
            self::ViewLegacyTransfer => 'Moves clients, leads and open work from one user to another.',
            self::ViewCertificationTypes => 'Certifications that staff need, who has them, and decisions on evidence.',
            self::ViewRoles => 'Roles, their abilities and the access of a user.',
            self::ViewPhoneLogs => 'Calls of staff.',
            self::RiskCheckClients => 'Risk checks of clients. Allows imports, merges, reopening clients, approving bonuses and checking withdrawals.',
        };
    }

    /** Whether a change of a role takes two people: money, protection, restrictions, and the abilities that give access to others. */
    public function needsTwoPeople(): bool
    {
        foreach (AbilityGroup::cases() as $group) {
            if ($group->isProtected() && in_array($this, $group->abilities(), true)) {
                return true;
            }
        }

        return in_array($this, [self::ViewUsers, self::ViewRoles], true);
    }

    /**
     * An evidence pack needs all of these.
     *
     * @return list<self>
     */
    public static function evidence(): array
    {
        return [
            self::ViewClients,
            self::ViewRsg,
            self::ViewBetstopLogs,
            self::ViewBarredList,
            self::ViewRsgFormSubmissions,
            self::ViewRsgCommunications,
            self::ViewRsgEvents,
        ];
    }
}
