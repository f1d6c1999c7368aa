<?php

declare(strict_types=1);

namespace App\Services\Imports;

use Illuminate\Support\Facades\DB;
use RuntimeException;

/** PINs for many clients at once, by the rule of the intake: five digits, and more only as those run out. */
final readonly class NewPins
{
    private const SHORTEST = 5;

    private const LONGEST = 9;

    /**
     * @param  list<string>  $given  PINs that the same rows bring themselves
     * @return list<string> distinct, and nobody's
     */
    public function draw(int $count, array $given): array
    {
        $pins = [];
        for ($digits = self::SHORTEST; $digits <= self::LONGEST && count($pins) < $count; $digits++) {
            $drawn = [];
            for ($wanted = 2 * ($count - count($pins)); $wanted > 0; $wanted--) {
                $drawn[] = (string) (10 ** ($digits - 1) + random_int(0, 9 * 10 ** ($digits - 1) - 1));
            }
            $taken = DB::table('clients')->whereIn('pin', $drawn)->pluck('pin')->all();
            $pins = [...$pins, ...array_diff(array_unique($drawn), $taken, $given)];
        }

        return count($pins) >= $count ? array_slice($pins, 0, $count) : throw new RuntimeException('No PIN is free.');
    }
}
