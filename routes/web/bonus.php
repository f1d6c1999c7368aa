<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Bonus\BonusPromotionController;
use App\Http\Controllers\Bonus\ClaimedLogController;
use App\Http\Controllers\Bonus\DecideSocialMediaReviewController;
use App\Http\Controllers\Bonus\SearchBonusesController;
use App\Http\Controllers\Bonus\SocialMediaReviewController;
use Illuminate\Support\Facades\Route;

Route::prefix('bonus')->name('bonus.')->group(function (): void {
    // Any text, with slashes.
    Route::get('top-search-bar/{search?}', SearchBonusesController::class)
        ->name('top-search-bar')->where('search', '.*')->middleware('can:searchBonuses');

    Route::get('bonus-promotions', BonusPromotionController::class)->name('bonus-promotions.index')->can(Ability::ViewBonusPromotions->value);
    Route::get('claimed-logs', ClaimedLogController::class)->name('claimed-logs.index')->can(Ability::ViewBonusClaimedLogs->value);

    Route::prefix('social-media-reviews')->name('social-media-reviews.')->middleware('can:'.Ability::ViewSocialMediaReviews->value)->group(function (): void {
        Route::get('/', SocialMediaReviewController::class)->name('index');
        Route::post('{review}/mark-as-approved', [DecideSocialMediaReviewController::class, 'approve'])->name('mark-as-approved');
        Route::post('{review}/mark-as-declined', [DecideSocialMediaReviewController::class, 'decline'])->name('mark-as-declined');
    });
});
