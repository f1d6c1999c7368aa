<?php

declare(strict_types=1);

namespace App\Http\Controllers\FilterPresets;

use App\Actions\FilterPresets\ChooseDefaultPreset;
use App\Models\FilterPreset;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The user's default preset of a list. */
final readonly class DefaultFilterPresetController
{
    public function update(FilterPreset $preset, ChooseDefaultPreset $choose, #[CurrentUser] User $person): RedirectResponse
    {
        $choose->handle($person, $preset->list, $preset);

        return back()->with('success', "{$preset->list->label()} opens with “{$preset->name}”.")->with('auto_hide_success_message', true);
    }

    public function destroy(FilterPreset $preset, ChooseDefaultPreset $choose, #[CurrentUser] User $person): RedirectResponse
    {
        $choose->handle($person, $preset->list, null);

        return back()->with('success', "{$preset->list->label()} opens without a preset.")->with('auto_hide_success_message', true);
    }
}
