<?php

declare(strict_types=1);

namespace App\Support;

use App\Enums\AustralianState;

/** The states of a postcode by Australia Post's ranges, including PO boxes and border towns. */
final readonly class PostcodeRanges
{
    /** @var array<string, list<array{int, int}>> */
    private const RANGES = [
        'NSW' => [[1000, 2599], [2619, 2899], [2921, 2999]],
        'ACT' => [[200, 299], [2600, 2618], [2900, 2920]],
        'VIC' => [[3000, 3999], [8000, 8999]],
        'QLD' => [[4000, 4999], [9000, 9999]],
        'SA' => [[5000, 5999]],
        'WA' => [[6000, 6999]],
        'TAS' => [[7000, 7999]],
        'NT' => [[800, 999]],
    ];

    /** Postcodes that also serve another state. */
    private const ALSO = [
        '0872' => ['SA', 'WA'],
        '2406' => ['QLD'],
        '2540' => ['ACT'],
        '2611' => ['NSW'],
        '2618' => ['NSW'],
        '2620' => ['ACT'],
        '3500' => ['NSW'],
        '3585' => ['NSW'],
        '3586' => ['NSW'],
        '3644' => ['NSW'],
        '3691' => ['NSW'],
        '3707' => ['NSW'],
        '4377' => ['NSW'],
        '4380' => ['NSW'],
        '4383' => ['NSW'],
        '4385' => ['NSW'],
    ];

    /**
     * @param  string  $postcode  four digits
     * @return AustralianState|null null for an unknown postcode, and for one of several states
     */
    public static function onlyState(string $postcode): ?AustralianState
    {
        $states = array_values(array_filter(AustralianState::cases(), static fn (AustralianState $state): bool => self::contains($state, $postcode)));

        return count($states) === 1 ? $states[0] : null;
    }

    /** @param  string  $postcode  four digits */
    public static function contains(AustralianState $state, string $postcode): bool
    {
        $number = (int) $postcode;
        foreach (self::RANGES[$state->value] as [$from, $to]) {
            if ($number >= $from && $number <= $to) {
                return true;
            }
        }

        return in_array($state->value, self::ALSO[$postcode] ?? [], true);
    }
}
