<?php

declare(strict_types=1);

namespace App\Http\Controllers\FilterPresets;

use App\Data\Clients\FilterPresetIndexPage;
use App\Data\FilterPresets\DeletedFilterPreset;
use App\Enums\FilterPresetList;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\FilterPreset;
use App\Models\User;
use App\Queries\FilterPresets\FilterPresetsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\Request;

final class ClientFilterPresetController
{
    public function index(Request $request, FilterPresetsQuery $presets, #[CurrentUser] User $viewer): Response
    {
        $deleted = FilterPreset::onlyTrashed()->whereKey($request->session()->get('deleted_filter_preset'))->first();

        return Inertia::render('Clients/FilterPresets', new FilterPresetIndexPage(
            $presets->all($viewer),
            $presets->roles(FilterPresetList::Clients),
            $presets->roles(FilterPresetList::DbClients),
            $presets->roles(FilterPresetList::Transactions),
            $deleted === null ? null : new DeletedFilterPreset($deleted->id, $deleted->name),
        ));
    }
}
