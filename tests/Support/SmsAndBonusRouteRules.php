<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the SMS panel, the message tools and the bonus pages. */
final class SmsAndBonusRouteRules
{
    public const BONUS = 'any bonus ability';

    /** Routes that don't answer with a page: a reason is missing, or the answer is JSON. */
    public const ANSWERS_OTHERWISE = [
        'bonus.bonus-promotions.export',
        'bonus.claimed-logs.export',
        'bonus.social-media-reviews.export',
        'bonus.rules.export',
        'bonus.rules.preview',
        'bonus.skipping-rules.export',
        'bonus.login-logs.export',
        'bonus.genweb-bonuses.export',
        'bonus.genweb-boost-bonuses.export',
    ];

    public const SMS_PANEL = 'viewSMSPanel without canViewDatabaseOnly';

    public const AUTO_MESSAGES = 'viewAutoMessages without canViewDatabaseOnly';

    /** @return array<string, Ability|list<Ability>|string> */
    public static function table(): array
    {
        return [
            'messages.sms-blasts.index' => Ability::ViewSmsBlasts,
            'messages.sms-blasts.create' => Ability::ViewSmsBlasts,
            'messages.excel-blasts.index' => Ability::SendExcelSmsBlasts,
            'messages.excel-blasts.create' => Ability::SendExcelSmsBlasts,
            'messages.sms-blasts.store' => Ability::ViewSmsBlasts,
            'messages.excel-blasts.store' => Ability::SendExcelSmsBlasts,
            ...array_fill_keys(
                [
                    'messages.weekly-bonus-blast.create',
                    'messages.weekly-bonus-blast.store',
                    'messages.marketing-activation-blast.create',
                    'messages.marketing-activation-blast.store',
                ],
                RouteRules::DEVELOPERS,
            ),
            // The record of the tests is an SMS blast.
            ...array_fill_keys(['messages.blasts.show', 'messages.blasts.approve', 'messages.blasts.change'], Ability::ViewSmsBlasts),
            'bonus.top-search-bar' => self::BONUS,
            'bonus.bonus-promotions.index' => Ability::ViewBonusPromotions,
            ...array_fill_keys(['bonus.bonus-promotions.store', 'bonus.bonus-promotions.update', 'bonus.bonus-promotions.move'], [Ability::ViewBonusPromotions, Ability::ViewBonusRules]),
            'bonus.bonus-promotions.export' => [Ability::ViewBonusPromotions, Ability::ViewReportExports],
            ...array_fill_keys(['bonus.rules.index', 'bonus.rules.show', 'bonus.rules.update', 'bonus.rules.preview'], Ability::ViewBonusRules),
            ...array_fill_keys(['bonus.skipping-rules.index', 'bonus.skipping-rules.store', 'bonus.skipping-rules.approve', 'bonus.skipping-rules.end'], Ability::ViewSkippingRules),
            'bonus.skipping-rules.export' => [Ability::ViewSkippingRules, Ability::ViewReportExports],
            ...array_fill_keys(['bonus.login-logs.index', 'bonus.login-logs.store'], Ability::ViewBonusLoginLogs),
            'bonus.login-logs.export' => [Ability::ViewBonusLoginLogs, Ability::ViewReportExports],
            ...array_fill_keys(['bonus.genweb-bonuses.index', 'bonus.genweb-bonuses.store', 'bonus.genweb-bonuses.cancel'], Ability::ViewGenwebBonuses),
            'bonus.genweb-bonuses.export' => [Ability::ViewGenwebBonuses, Ability::ViewReportExports],
            ...array_fill_keys(['bonus.genweb-boost-bonuses.index', 'bonus.genweb-boost-bonuses.store', 'bonus.genweb-boost-bonuses.cancel'], Ability::ViewGenwebBoostBonuses),
            'bonus.genweb-boost-bonuses.export' => [Ability::ViewGenwebBoostBonuses, Ability::ViewReportExports],
            'bonus.rules.export' => [Ability::ViewBonusRules, Ability::ViewReportExports],
            'bonus.claimed-logs.export' => [Ability::ViewBonusClaimedLogs, Ability::ViewReportExports],
            'bonus.social-media-reviews.export' => [Ability::ViewSocialMediaReviews, Ability::ViewReportExports],
            'bonus.claimed-logs.index' => Ability::ViewBonusClaimedLogs,
            'bonus.social-media-reviews.index' => Ability::ViewSocialMediaReviews,
            'bonus.social-media-reviews.mark-as-approved' => Ability::ViewSocialMediaReviews,
            'bonus.social-media-reviews.mark-as-declined' => Ability::ViewSocialMediaReviews,
            'screenshots.show' => Ability::ViewSocialMediaReviews,
            ...array_fill_keys(
                [
                    'sms.index',
                    'sms.unread',
                    'sms.conversations.older',
                    'sms.conversations.mark-as-read',
                    'sms.conversations.assign',
                    'sms.conversations.snooze',
                    'sms.conversations.resolve',
                    'sms.conversations.reopen',
                ],
                self::SMS_PANEL,
            ),
            ...array_fill_keys(
                [
                    'messages.auto-messages.index',
                    'messages.auto-messages.store',
                    'messages.auto-messages.update',
                    'messages.auto-messages.enable',
                    'messages.auto-messages.disable',
                ],
                self::AUTO_MESSAGES,
            ),
            ...array_fill_keys(
                [
                    'messages.templates.index',
                    'messages.templates.store',
                    'messages.templates.update',
                    'messages.templates.approve',
                    'messages.templates.retire',
                    'messages.auto-communications.index',
                ],
                self::AUTO_MESSAGES,
            ),
            'messages.auto-communications.export' => [Ability::ViewAutoMessages, Ability::ViewReportExports],
        ];
    }
}
