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

    /**
     * An evidence pack needs all of these.
     *
     * @return list<self>
     */
    public static function evidence(): array
    {
        return [self::ViewClients, self::ViewRsg, self::ViewBetstopLogs, self::ViewBarredList, self::ViewRsgFormSubmissions, self::ViewRsgCommunications, self::ViewRsgEvents];
    }
}
