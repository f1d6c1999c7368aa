<?php

declare(strict_types=1);

namespace App\Http\Controllers\FilterPresets;

use App\Actions\FilterPresets\DeleteFilterPreset;
use App\Actions\FilterPresets\SaveFilterPreset;
use App\Actions\FilterPresets\UpdateFilterPreset;
use App\Domain\FilterPresets\PresetContent;
use App\Domain\FilterPresets\PresetLink;
use App\Http\Requests\FilterPresets\SaveFilterPresetRequest;
use App\Models\FilterPreset;
use Illuminate\Http\RedirectResponse;

/** Presets of the lists; the page that shows them is Clients/FilterPresets. */
final readonly class FilterPresetController
{
    /** The link to share: the list with the preset applied. */
    public function show(FilterPreset $preset): RedirectResponse
    {
        return redirect()->to(PresetLink::to($preset));
    }

    public function store(SaveFilterPresetRequest $request, SaveFilterPreset $save): RedirectResponse
    {
        $preset = $save->handle($request->staff(), $request->list(), $request->name(), $request->content() ?? new PresetContent([], null, null), $request->roleIds(), $request->boolean('is_default'));

        // A set of columns leaves the list where it is.
        return ($preset->isColumnSet() ? back() : redirect()->to(PresetLink::to($preset)))->with('success', "“{$preset->name}” saved.")->with('auto_hide_success_message', true);
    }

    public function update(SaveFilterPresetRequest $request, FilterPreset $preset, UpdateFilterPreset $update): RedirectResponse
    {
        $update->handle($preset, $request->name(), $request->roleIds(), $request->content());

        return back()->with('success', "“{$preset->name}” saved.")->with('auto_hide_success_message', true);
    }

    public function destroy(FilterPreset $preset, DeleteFilterPreset $delete): RedirectResponse
    {
        $delete->handle($preset);

        return back()->with('deleted_filter_preset', $preset->id);
    }
}
