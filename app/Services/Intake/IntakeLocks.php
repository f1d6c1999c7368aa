<?php

declare(strict_types=1);

namespace App\Services\Intake;

use Illuminate\Support\Facades\DB;

/**
 * Makes transactions wait for each other that bring the same thing from two sides, before either of them has a row to lock.
 *
 * A key is one of 65,536 slots. Two keys of one slot wait for each other without need, which is rare and harmless.
 */
final readonly class IntakeLocks
{
    private const HEX_DIGITS = 4;

    /** Held until the end of the caller's transaction. Take all keys in one call: two calls may deadlock with another's. */
    public function hold(string ...$keys): void
    {
        $slots = array_unique(array_map(static fn (string $key): int => (int) hexdec(substr(hash('sha256', $key), 0, self::HEX_DIGITS)), $keys));
        if ($slots === []) {
            return;
        }
        // Everybody in the same order.
        sort($slots);

        // One statement that makes the rows or locks them. To look first, or to ignore the collision, deadlocks on MariaDB.
        DB::table('intake_locks')->upsert(array_map(static fn (int $slot): array => ['slot' => $slot], $slots), ['slot'], ['slot']);
    }
}
