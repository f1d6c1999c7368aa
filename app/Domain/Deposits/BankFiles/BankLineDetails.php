<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Models\BankLine;
use Carbon\CarbonImmutable;

/** The details that a bank file and the bank feed share: day, amount and description. */
final readonly class BankLineDetails
{
    public static function of(BankLine|NewBankLine $line): string
    {
        return StatementDate::dayOf($line->value_at)." {$line->amount_cents} ".mb_strtolower(trim((string) preg_replace('/\s+/u', ' ', mb_scrub($line->description))));
    }

    /**
     * The business day around a moment.
     *
     * @return array{CarbonImmutable, CarbonImmutable} UTC; the end is exclusive
     */
    public static function dayAround(CarbonImmutable $moment): array
    {
        $day = $moment->setTimezone(config()->string('paddock.timezone'))->startOfDay();

        return [$day->utc(), $day->addDay()->utc()];
    }
}
