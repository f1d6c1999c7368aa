<?php

declare(strict_types=1);

namespace App\Domain\FilterPresets;

use App\Models\FilterPreset;

/** The URL of a list with a preset applied. `preset` in the query names it; `preset=none` prevents the default preset. */
final readonly class PresetLink
{
    public static function to(FilterPreset $preset): string
    {
        return route($preset->list->routeName(), [...$preset->filters, 'sort' => $preset->sort, 'preset' => $preset->id]);
    }
}
