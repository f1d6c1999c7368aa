<?php

declare(strict_types=1);

namespace App\Enums;

/** The guides of the product. The value is the last part of the address. */
enum GuideKey: string
{
    case Limits = 'limits';
    case RiskSchedule = 'risk-schedule';
    case DailyTasks = 'daily-tasks';
    case SbScrapping = 'sb-scrapping';

    public function label(): string
    {
        return match ($this) {
            self::Limits => 'Limits',
            self::RiskSchedule => 'Risk schedule',
            self::DailyTasks => 'Daily tasks',
            self::SbScrapping => 'SB scraping',
        };
    }

    /** Whether the product reads limits from its tables, so that a publication takes two people. */
    public function hasValues(): bool
    {
        return $this === self::Limits || $this === self::RiskSchedule;
    }
}
