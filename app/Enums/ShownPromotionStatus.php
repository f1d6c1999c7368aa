<?php

declare(strict_types=1);

namespace App\Enums;

/** The status of a promotion on screen: the stored one ({@see BonusPromotionStatus}), or over when the period of a live promotion has ended. */
enum ShownPromotionStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Approved = 'approved';
    case Live = 'live';
    case Over = 'over';
    case Paused = 'paused';
    case Ended = 'ended';

    /** SQL over `bonus_promotions`. */
    public static function sql(): string
    {
        [$live, $over, $now] = [self::Live->value, self::Over->value, now()->toDateTimeString()];

        return "case when bonus_promotions.status = '{$live}' and bonus_promotions.ends_at <= '{$now}' then '{$over}' else bonus_promotions.status end";
    }
}
