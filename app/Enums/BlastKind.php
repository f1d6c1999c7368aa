<?php

declare(strict_types=1);

namespace App\Enums;

/** The recipients of a blast: chosen clients, the clients of a file, those with a bonus to claim, or those who have not bet yet. */
enum BlastKind: string
{
    case Sms = 'sms';
    case Excel = 'excel';
    case WeeklyBonus = 'weekly_bonus';
    case MarketingActivation = 'marketing_activation';

    public function label(): string
    {
        return match ($this) {
            self::Sms => 'SMS blast',
            self::Excel => 'Excel blast',
            self::WeeklyBonus => 'Weekly bonus blast',
            self::MarketingActivation => 'Marketing activation blast',
        };
    }

    /** @return list<self> on the same page as this kind */
    public function listedTogether(): array
    {
        return $this === self::Excel ? [self::Excel] : [self::Sms, self::WeeklyBonus, self::MarketingActivation];
    }
}
