<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Bonus\BonusPromotionController;
use App\Http\Controllers\Bonus\BonusRuleController;
use App\Http\Controllers\Bonus\ClaimedLogController;
use App\Http\Controllers\Bonus\DecideSocialMediaReviewController;
use App\Http\Controllers\Bonus\SearchBonusesController;
use App\Http\Controllers\Bonus\SocialMediaReviewController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Bonus\BonusRuleList;
use Illuminate\Support\Facades\Route;

Route::prefix('bonus')->name('bonus.')->middleware('can:openBonusArea')->group(function (): void {
    // Any text, with slashes.
    Route::get('top-search-bar/{search?}', SearchBonusesController::class)
        ->name('top-search-bar')->where('search', '.*')->middleware('can:searchBonuses');

    Route::get('bonus-promotions', BonusPromotionController::class)->name('bonus-promotions.index')->can(Ability::ViewBonusPromotions->value);
    Route::get('claimed-logs', ClaimedLogController::class)->name('claimed-logs.index')->can(Ability::ViewBonusClaimedLogs->value);

    Route::prefix('rules')->name('rules.')->middleware('can:'.Ability::ViewBonusRules->value)->group(function (): void {
        Route::get('/', [BonusRuleController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BonusRuleList::class)->name('export')->can('exportBonuses');
        Route::get('{bonusPromotion}', [BonusRuleController::class, 'show'])->name('show');
        Route::put('{bonusPromotion}', [BonusRuleController::class, 'update'])->name('update');
        Route::get('{bonusPromotion}/preview', [BonusRuleController::class, 'preview'])->name('preview');
    });

    Route::prefix('social-media-reviews')->name('social-media-reviews.')->middleware('can:'.Ability::ViewSocialMediaReviews->value)->group(function (): void {
        Route::get('/', SocialMediaReviewController::class)->name('index');
        Route::post('{review}/mark-as-approved', [DecideSocialMediaReviewController::class, 'approve'])->name('mark-as-approved');
        Route::post('{review}/mark-as-declined', [DecideSocialMediaReviewController::class, 'decline'])->name('mark-as-declined');
    });
});
