<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Models\Guide;
use App\Models\GuideVersion;

/** Publishes limits and thresholds as a version of their guide would. */
trait SetsGuideValues
{
    /** @param  list<array{GuideValue, int}>  $pairs  of one guide; other values keep what applies */
    private function setGuideValues(array $pairs): void
    {
        $guide = Guide::query()->where('slug', $pairs[0][0]->guide())->sole();
        $number = (int) GuideVersion::query()->where('guide_id', $guide->id)->max('number') + 1;
        GuideVersion::query()->create([
            'guide_id' => $guide->id, 'number' => $number, 'body' => 'Text', 'summary' => 'Test',
            'table_values' => array_combine(array_map(static fn (array $pair): string => $pair[0]->value, $pairs), array_column($pairs, 1)),
            'published_at' => now(), 'effective_at' => now(),
        ]);
        app(GuideValues::class)->forget();
    }
}
