<?php

declare(strict_types=1);

namespace App\Http\Controllers\FilterPresets;

use App\Actions\FilterPresets\ChooseDefaultPreset;
use App\Actions\FilterPresets\DeleteFilterPreset;
use App\Actions\FilterPresets\SaveFilterPreset;
use App\Actions\FilterPresets\UpdateFilterPreset;
use App\Data\Clients\FilterPresetIndexPage;
use App\Domain\FilterPresets\PresetLink;
use App\Enums\FilterPresetList;
use App\Http\Requests\FilterPresets\SaveFilterPresetRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\FilterPreset;
use App\Models\User;
use App\Queries\FilterPresets\FilterPresetsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

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
        $preset = $save->handle(
            $request->staff(),
            $request->list(),
            $request->string('name')->value(),
            $request->content() ?? ['filters' => [], 'sort' => null, 'columns' => null],
            $request->roleIds(),
            $request->boolean('is_default'),
        );

        // A set of columns leaves the list where it is.
        return ($preset->isColumnSet() ? back() : redirect()->to(PresetLink::to($preset)))
            ->with('success', "“{$preset->name}” saved.")
            ->with('auto_hide_success_message', true);
    }

    public function update(SaveFilterPresetRequest $request, FilterPreset $preset, UpdateFilterPreset $update): RedirectResponse
    {
        $update->handle($preset, $request->string('name')->value(), $request->roleIds(), $request->content());

        return back()->with('success', "“{$preset->name}” saved.")->with('auto_hide_success_message', true);
    }

    public function destroy(FilterPreset $preset, DeleteFilterPreset $delete): RedirectResponse
    {
        $delete->handle($preset);

        return back()->with('deleted_filter_preset', $preset->id);
    }

    public function index(Request $request, FilterPresetsQuery $presets, #[CurrentUser] User $viewer): Response
    {
        $deleted = FilterPreset::onlyTrashed()->whereKey($request->session()->get('deleted_filter_preset'))->first();

        return Inertia::render('Clients/FilterPresets', new FilterPresetIndexPage(
            $presets->all($viewer),
            $presets->roles(FilterPresetList::Clients),
            $presets->roles(FilterPresetList::DbClients),
            $presets->roles(FilterPresetList::Transactions),
            $deleted === null ? null : ['id' => $deleted->id, 'name' => $deleted->name],
        ));
    }

    public function restore(FilterPreset $preset, DeleteFilterPreset $delete): RedirectResponse
    {
        $delete->restore($preset);

        return back()->with('success', "Preset “{$preset->name}” restored.")->with('auto_hide_success_message', true);
    }

    public function makeDefault(FilterPreset $preset, ChooseDefaultPreset $choose, #[CurrentUser] User $person): RedirectResponse
    {
        $choose->handle($person, $preset->list, $preset);

        return back()->with('success', "{$preset->list->label()} opens with “{$preset->name}”.")->with('auto_hide_success_message', true);
    }

    public function removeDefault(FilterPreset $preset, ChooseDefaultPreset $choose, #[CurrentUser] User $person): RedirectResponse
    {
        $choose->handle($person, $preset->list, null);

        return back()->with('success', "{$preset->list->label()} opens without a preset.")->with('auto_hide_success_message', true);
    }
}
