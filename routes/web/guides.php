<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Enums\GuideKey;
use App\Http\Controllers\Guides\DailyTaskController;
use App\Http\Controllers\Guides\GuideAcknowledgementController;
use App\Http\Controllers\Guides\GuideController;
use App\Http\Controllers\Guides\GuideDraftController;
use Illuminate\Support\Facades\Route;

Route::prefix('guides')->name('guides.')->middleware('can:'.Ability::ViewGuides->value)->group(function (): void {
    foreach ([GuideKey::Limits, GuideKey::RiskSchedule, GuideKey::SbScrapping] as $guide) {
        Route::get($guide->value, [GuideController::class, 'show'])->defaults('guide', $guide->value)->name($guide->value);
    }
    Route::get('daily-tasks', [DailyTaskController::class, 'index'])->name('daily-tasks');
    // Their own role's, today's: see TickDailyTask.
    Route::put('daily-tasks/completions', [DailyTaskController::class, 'tick'])->name('daily-tasks.tick');
    Route::get('search', [GuideController::class, 'search'])->name('search');

    Route::prefix('{guide}')->group(function (): void {
        Route::get('compare', [GuideController::class, 'compare'])->name('compare');
        Route::post('acknowledgement', [GuideController::class, 'acknowledge'])->name('acknowledge')->can('acknowledge', 'guide');
        Route::middleware('can:edit,guide')->group(function (): void {
            Route::put('/', [GuideController::class, 'update'])->name('update');
            Route::get('edit', [GuideDraftController::class, 'edit'])->name('edit');
            Route::put('draft', [GuideDraftController::class, 'update'])->name('draft.update');
            Route::delete('draft', [GuideDraftController::class, 'destroy'])->name('draft.destroy');
            Route::post('publication', [GuideDraftController::class, 'publish'])->name('publish');
            Route::delete('publication', [GuideDraftController::class, 'withdraw'])->name('withdraw');
            Route::get('acknowledgements', [GuideAcknowledgementController::class, 'index'])->name('acknowledgements.index');
            Route::get('acknowledgements/export', [GuideAcknowledgementController::class, 'export'])->name('acknowledgements.export');
        });
    });
});
