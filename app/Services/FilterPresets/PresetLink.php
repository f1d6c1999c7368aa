<?php

declare(strict_types=1);

namespace App\Services\FilterPresets;

use App\Models\FilterPreset;

/** The list as a preset has it. `preset` in the query says which one it was; `preset=none` says that none is wanted. */
final readonly class PresetLink
{
    public static function to(FilterPreset $preset): string
    {
        return route($preset->list->routeName(), array_filter([...$preset->filters, 'sort' => $preset->sort, 'preset' => $preset->id]));
    }
}
