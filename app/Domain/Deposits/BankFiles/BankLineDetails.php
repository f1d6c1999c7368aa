<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Models\BankLine;
use Carbon\CarbonImmutable;

/** What a bank's file and its feed both say of a payment: the day, the amount and the description. */
final readonly class BankLineDetails
{
    public static function of(BankLine|NewBankLine $line): string
    {
        return StatementDate::dayOf($line->value_at)." {$line->amount_cents} ".mb_strtolower(trim((string) preg_replace('/\s+/u', ' ', mb_scrub($line->description))));
    }

    /**
     * The longest day of the business around a moment; summer time may end in it.
     *
     * @return array{CarbonImmutable, CarbonImmutable} in UTC, the end not included
     */
    public static function dayAround(CarbonImmutable $moment): array
    {
        $day = $moment->setTimezone(config()->string('paddock.timezone'))->startOfDay();

        return [$day->utc(), $day->addDay()->utc()];
    }
}
