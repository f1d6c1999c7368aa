<?php

declare(strict_types=1);

use App\Http\Controllers\FilterPresets\ClientFilterPresetController as FilterPresetPageController;
use App\Http\Controllers\FilterPresets\DefaultFilterPresetController;
use App\Http\Controllers\FilterPresets\FilterPresetController;
use App\Http\Controllers\FilterPresets\RestoreFilterPresetController;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewClients')->group(function (): void {
    Route::get('clients/filter-presets', [FilterPresetPageController::class, 'index'])->name('clients.filter-presets.index');
});

// Database contractors have presets for DB clients only.
Route::prefix('filter-presets')->name('filter-presets.')->middleware('can:keepFilterPresets')->group(function (): void {
    Route::post('/', [FilterPresetController::class, 'store'])->name('store');
    Route::get('{preset}', [FilterPresetController::class, 'show'])->name('show')->can('view', 'preset');
    Route::put('{preset}', [FilterPresetController::class, 'update'])->name('update')->can('update', 'preset');
    Route::delete('{preset}', [FilterPresetController::class, 'destroy'])->name('destroy')->can('update', 'preset');
    Route::put('{preset}/restore', RestoreFilterPresetController::class)->name('restore')->withTrashed()->can('update', 'preset');
    Route::put('{preset}/default', [DefaultFilterPresetController::class, 'update'])->name('default')->can('view', 'preset');
    Route::delete('{preset}/default', [DefaultFilterPresetController::class, 'destroy'])->name('default.destroy')->can('view', 'preset');
});
