<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Guides\GuideController;
use App\Http\Controllers\Guides\GuideDraftController;
use Illuminate\Support\Facades\Route;

Route::prefix('guides')->name('guides.')->middleware('can:'.Ability::ViewGuides->value)->group(function (): void {
    // Their own role's, today's: see TickDailyTask.
    Route::put('daily-tasks/completions', [GuideController::class, 'tick'])->name('daily-tasks.tick');
    Route::get('search', [GuideController::class, 'search'])->name('search');

    Route::prefix('{guide}')->group(function (): void {
        Route::get('/', [GuideController::class, 'show'])->name('show');
        Route::post('acknowledgement', [GuideController::class, 'acknowledge'])->name('acknowledge')->can('acknowledge', 'guide');
        Route::middleware('can:edit,guide')->group(function (): void {
            Route::put('/', [GuideController::class, 'update'])->name('update');
            Route::get('edit', [GuideDraftController::class, 'edit'])->name('edit');
            Route::put('draft', [GuideDraftController::class, 'update'])->name('draft.update');
            Route::post('publication', [GuideDraftController::class, 'publish'])->name('publish');
            Route::delete('version', [GuideDraftController::class, 'withdraw'])->name('withdraw');
            Route::get('acknowledgements', [GuideController::class, 'acknowledgements'])->name('acknowledgements.index');
        });
    });
});
