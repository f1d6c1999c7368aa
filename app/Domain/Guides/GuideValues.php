<?php

declare(strict_types=1);

namespace App\Domain\Guides;

use App\Enums\GuideKey;
use App\Enums\GuideValue;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The limits and thresholds in force, from the published versions of the guides.
 *
 * One query per guide and request or job, when its first value is needed. A version applies from its effective date. A version
 * lacks values that a later release added: they come from the version before, or are the initial ones.
 */
final class GuideValues
{
    /** Versions of a guide in which a missing value is looked for. */
    private const VERSIONS = 6;

    /** @var array<string, list<array{int, array<string, mixed>}>> effective time and values, newest first, by guide */
    private array $versions = [];

    /** Cents, minutes, hours, days or a number, as the unit of the value says. */
    public function int(GuideValue $value): int
    {
        $now = now()->getTimestamp();
        foreach ($this->versions[$value->guide()->value] ??= self::read($value->guide()) as [$effectiveAt, $values]) {
            $stored = $effectiveAt <= $now ? ($values[$value->value] ?? null) : null;
            if (is_int($stored)) {
                return $stored;
            }
        }

        return $value->initial();
    }

    /** A percentage as a share of 1. */
    public function share(GuideValue $value): float
    {
        return $this->int($value) / 10_000;
    }

    /** After a publication. */
    public function forget(): void
    {
        $this->versions = [];
    }

    /** @return list<array{int, array<string, mixed>}> */
    private static function read(GuideKey $guide): array
    {
        return array_values(DB::table('guide_versions')->join('guides', 'guides.id', '=', 'guide_versions.guide_id')->where('guides.slug', $guide->value)
            // A version may begin during this request or job. Many later ones would hide the version in force.
            ->whereNotNull('published_at')->whereNull('archived_at')->where('effective_at', '<', now()->addDay())
            ->orderByDesc('effective_at')->orderByDesc('guide_versions.id')->limit(self::VERSIONS)
            ->get(['effective_at', 'table_values'])
            ->map(static fn (stdClass $row): array => [
                CarbonImmutable::parse($row->effective_at, 'UTC')->getTimestamp(),
                (array) json_decode((string) $row->table_values, true),
            ])->all());
    }
}
