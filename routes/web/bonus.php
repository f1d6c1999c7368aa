<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Bonus\BonusPromotionController;
use App\Http\Controllers\Bonus\BonusRuleController;
use App\Http\Controllers\Bonus\ClaimedLogController;
use App\Http\Controllers\Bonus\DecideSocialMediaReviewController;
use App\Http\Controllers\Bonus\GenwebBonusController;
use App\Http\Controllers\Bonus\LoginLogController;
use App\Http\Controllers\Bonus\SearchBonusesController;
use App\Http\Controllers\Bonus\SkippingRuleController;
use App\Http\Controllers\Bonus\SocialMediaReviewController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Bonus\BonusLoginList;
use App\Lists\Bonus\BonusPromotionList;
use App\Lists\Bonus\BonusRuleList;
use App\Lists\Bonus\ClaimedBonusList;
use App\Lists\Bonus\GenwebBonusList;
use App\Lists\Bonus\GenwebBoostBonusList;
use App\Lists\Bonus\SkippingRuleList;
use App\Lists\Bonus\SocialMediaReviewList;
use Illuminate\Support\Facades\Route;

Route::prefix('bonus')->name('bonus.')->middleware('can:openBonusArea')->group(function (): void {
    // Any text, with slashes.
    Route::get('top-search-bar/{search?}', SearchBonusesController::class)
        ->name('top-search-bar')->where('search', '.*')->middleware('can:searchBonuses');

    Route::prefix('bonus-promotions')->name('bonus-promotions.')->middleware('can:'.Ability::ViewBonusPromotions->value)->group(function (): void {
        Route::get('/', [BonusPromotionController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BonusPromotionList::class)->name('export')->can('exportReports');

        Route::middleware('can:editBonusPromotions')->group(function (): void {
            Route::post('/', [BonusPromotionController::class, 'store'])->name('store');
            Route::put('{bonusPromotion}', [BonusPromotionController::class, 'update'])->name('update');
            Route::put('{bonusPromotion}/status', [BonusPromotionController::class, 'move'])->name('move');
        });
    });
    Route::prefix('claimed-logs')->name('claimed-logs.')->middleware('can:'.Ability::ViewBonusClaimedLogs->value)->group(function (): void {
        Route::get('/', ClaimedLogController::class)->name('index');
        Route::get('export', ExportListController::class)->defaults('list', ClaimedBonusList::class)->name('export')->can('exportReports');
    });

    Route::prefix('rules')->name('rules.')->middleware('can:'.Ability::ViewBonusRules->value)->group(function (): void {
        Route::get('/', [BonusRuleController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BonusRuleList::class)->name('export')->can('exportReports');
        Route::get('{bonusPromotion}', [BonusRuleController::class, 'show'])->name('show');
        Route::put('{bonusPromotion}', [BonusRuleController::class, 'update'])->name('update');
        Route::get('{bonusPromotion}/preview', [BonusRuleController::class, 'preview'])->name('preview');
    });

    Route::prefix('skipping-rules')->name('skipping-rules.')->middleware('can:'.Ability::ViewSkippingRules->value)->group(function (): void {
        Route::get('/', [SkippingRuleController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', SkippingRuleList::class)->name('export')->can('exportReports');
        Route::post('/', [SkippingRuleController::class, 'store'])->name('store');
        Route::put('{skippingRule}/approval', [SkippingRuleController::class, 'approve'])->name('approve');
        Route::put('{skippingRule}/end', [SkippingRuleController::class, 'end'])->name('end');
    });

    Route::prefix('login-logs')->name('login-logs.')->middleware('can:'.Ability::ViewBonusLoginLogs->value)->group(function (): void {
        Route::get('/', [LoginLogController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BonusLoginList::class)->name('export')->can('exportReports');
        Route::post('/', [LoginLogController::class, 'store'])->name('store');
    });

    foreach (['genweb-bonuses' => ['bonus', 'bonuses', GenwebBonusList::class, Ability::ViewGenwebBonuses], 'genweb-boost-bonuses' => ['boost', 'boosts', GenwebBoostBonusList::class, Ability::ViewGenwebBoostBonuses]] as $path => [$kind, $page, $list, $ability]) {
        Route::prefix($path)->name("{$path}.")->middleware("can:{$ability->value}")->group(function () use ($kind, $page, $list): void {
            Route::get('/', [GenwebBonusController::class, $page])->name('index');
            Route::get('export', ExportListController::class)->defaults('list', $list)->name('export')->can('exportReports');
            Route::post('/', [GenwebBonusController::class, 'store'])->defaults('kind', $kind)->name('store');
            Route::put('{genwebBonus}/cancellation', [GenwebBonusController::class, 'cancel'])->defaults('kind', $kind)->name('cancel');
        });
    }

    Route::prefix('social-media-reviews')->name('social-media-reviews.')->middleware('can:'.Ability::ViewSocialMediaReviews->value)->group(function (): void {
        Route::get('/', SocialMediaReviewController::class)->name('index');
        Route::get('export', ExportListController::class)->defaults('list', SocialMediaReviewList::class)->name('export')->can('exportReports');
        Route::post('{review}/mark-as-approved', [DecideSocialMediaReviewController::class, 'approve'])->name('mark-as-approved');
        Route::post('{review}/mark-as-declined', [DecideSocialMediaReviewController::class, 'decline'])->name('mark-as-declined');
    });
});
