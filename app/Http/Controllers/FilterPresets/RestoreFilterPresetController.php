<?php

declare(strict_types=1);

namespace App\Http\Controllers\FilterPresets;

use App\Actions\FilterPresets\DeleteFilterPreset;
use App\Models\FilterPreset;
use Illuminate\Http\RedirectResponse;

final readonly class RestoreFilterPresetController
{
    public function __invoke(FilterPreset $preset, DeleteFilterPreset $delete): RedirectResponse
    {
        $delete->undo($preset);

        return back()->with('success', "Preset “{$preset->name}” restored.")->with('auto_hide_success_message', true);
    }
}
