<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Support\Dollars;

/** An RSG limit in the audit trail, such as `limit_deposit_week_cents`. */
final readonly class AuditedLimit
{
    /** `Deposit limit a week`, or null when the field is not a limit. */
    public static function label(string $field): ?string
    {
        [$kind, $period] = self::parts($field);

        return $kind === null || $period === null ? null : "{$kind->label()} limit a ".mb_strtolower($period->label());
    }

    /** The amount as dollars, or as minutes for a session limit. */
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
