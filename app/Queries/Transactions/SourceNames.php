<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use Illuminate\Support\Str;

/** What a transaction came from, as people call it. */
final readonly class SourceNames
{
    private const WORDS = [
        'bonus_claim' => 'Bonus',
        'client' => 'Client record',
        'site_account' => 'Site account',
        'balance_posting' => 'Earlier books',
    ];

    /** `deposit`, 812 is "Deposit 812". */
    public static function of(string $type, int $id): string
    {
        return self::kind($type)." {$id}";
    }

    public static function kind(string $type): string
    {
        return self::WORDS[$type] ?? Str::ucfirst(str_replace('_', ' ', $type));
    }
}
