<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Support\Dollars;

/** An RSG limit in the audit trail: `limit_deposit_week_cents`; rows of earlier days do not name the unit. */
final readonly class AuditedLimit
{
    /** `Deposit limit a week`, or null where the field is no limit. */
    public static function label(string $field): ?string
    {
        [$kind, $period] = self::parts($field);

        return $kind === null || $period === null ? null : "{$kind->label()} limit a ".mb_strtolower($period->label());
    }

    /** Cents as dollars, the minutes of a session as minutes. */
    public static function amount(string $field, int $amount): string
    {
        return self::parts($field)[0] === RsgLimitKind::Session ? "{$amount} minutes" : Dollars::of($amount);
    }

    /** @return array{RsgLimitKind|null, RsgLimitPeriod|null} */
    private static function parts(string $field): array
    {
        $isLimit = preg_match('/\Alimit_([a-z]+)_([a-z]+?)(?:_cents|_minutes)?\z/', $field, $parts) === 1;

        return $isLimit ? [RsgLimitKind::tryFrom($parts[1]), RsgLimitPeriod::tryFrom($parts[2])] : [null, null];
    }
}
