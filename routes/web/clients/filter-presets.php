<?php

declare(strict_types=1);

use App\Http\Controllers\FilterPresets\FilterPresetController;
use Illuminate\Support\Facades\Route;

// Presets of the lists that the viewer may open.
Route::get('clients/filter-presets', [FilterPresetController::class, 'index'])->name('clients.filter-presets.index')->middleware('can:keepFilterPresets');
Route::prefix('filter-presets')->name('filter-presets.')->middleware('can:keepFilterPresets')->group(function (): void {
    Route::post('/', [FilterPresetController::class, 'store'])->name('store');
    Route::get('{preset}', [FilterPresetController::class, 'show'])->name('show')->can('view', 'preset');
    Route::put('{preset}', [FilterPresetController::class, 'update'])->name('update')->can('update', 'preset');
    Route::delete('{preset}', [FilterPresetController::class, 'destroy'])->name('destroy')->can('update', 'preset');
    Route::put('{preset}/restore', [FilterPresetController::class, 'restore'])->name('restore')->withTrashed()->can('update', 'preset');
    Route::put('{preset}/default', [FilterPresetController::class, 'makeDefault'])->name('default')->can('view', 'preset');
    Route::delete('{preset}/default', [FilterPresetController::class, 'removeDefault'])->name('default.destroy')->can('view', 'preset');
});
