<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use Illuminate\Support\Facades\DB;

/**
 * Serialises transactions that create the same record, before there is a row to lock.
 *
 * A key maps to one of 65,536 slots. Two keys in one slot wait for each other needlessly, which is rare and harmless.
 */
final readonly class IntakeLock
{
    private const HEX_DIGITS = 4;

    /** Held until the caller's transaction ends. Pass all keys in one call: separate calls can deadlock. */
    public function hold(string ...$keys): void
    {
        $slots = array_unique(array_map(static fn (string $key): int => (int) hexdec(substr(hash('sha256', $key), 0, self::HEX_DIGITS)), $keys));
        if ($slots === []) {
            return;
        }
        // The same order everywhere prevents deadlocks.
        sort($slots);

        // One statement that inserts or locks the rows. Selecting first, or `insert ignore`, deadlocks on MariaDB.
        DB::table('intake_locks')->upsert(array_map(static fn (int $slot): array => ['slot' => $slot], $slots), ['slot'], ['slot']);
    }
}
