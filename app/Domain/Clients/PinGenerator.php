<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Client;
use RuntimeException;

/** Draws a free PIN: five digits, and more only when those run out. */
final readonly class PinGenerator
{
    /** Every PIN, given or drawn. */
    public const PATTERN = '/\A\d{5,16}\z/';

    private const SHORTEST = 5;

    private const LONGEST = 9;

    private const DRAWS_A_LENGTH = 4;

    /** Another process may draw the same PIN. Then the unique index refuses it and the caller draws again. */
    public function draw(): string
    {
        for ($digits = self::SHORTEST; $digits <= self::LONGEST; $digits++) {
            $drawn = [];
            for ($i = 0; $i < self::DRAWS_A_LENGTH; $i++) {
                $drawn[] = random_int(1, 9).str_pad((string) random_int(0, 10 ** ($digits - 1) - 1), $digits - 1, '0', STR_PAD_LEFT);
            }

            $free = array_diff($drawn, Client::withTrashed()->whereIn('pin', $drawn)->pluck('pin')->all());
            if ($free !== []) {
                return reset($free);
            }
        }

        throw new RuntimeException('No PIN is free.');
    }
}
