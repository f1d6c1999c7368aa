<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

/** Stores many ids compactly: `3-1200,1207`. */
final readonly class IdRanges
{
    /** @param  list<int>  $ids  ascending */
    public static function pack(array $ids): string
    {
        $ranges = [];
        $first = $last = null;
        foreach ($ids as $id) {
            if ($last !== $id - 1) {
                $ranges[] = self::range($first, $last);
                $first = $id;
            }
            $last = $id;
        }
        $ranges[] = self::range($first, $last);

        return trim(implode(',', $ranges), ',');
    }

    /** @return list<int> */
    public static function unpack(string $packed): array
    {
        $ids = [];
        foreach (array_filter(explode(',', $packed), static fn (string $part): bool => $part !== '') as $part) {
            [$first, $last] = [...explode('-', $part), null];
            array_push($ids, ...range((int) $first, (int) ($last ?? $first)));
        }

        return $ids;
    }

    private static function range(?int $first, ?int $last): string
    {
        return $first === $last ? (string) $first : "{$first}-{$last}";
    }
}
