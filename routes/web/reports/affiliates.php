<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\Affiliates\AffiliateReportController;
use Illuminate\Support\Facades\Route;

Route::prefix('reports/affiliates')->name('reports.affiliates.')->group(function (): void {
    Route::middleware('can:'.Ability::ViewAffiliateReports->value)->group(function (): void {
        Route::get('main', [AffiliateReportController::class, 'main'])->name('main.index');
        Route::get('main/export', [AffiliateReportController::class, 'exportMain'])->name('main.export')->can('exportReports');
        Route::get('reactivation', [AffiliateReportController::class, 'reactivation'])->name('reactivation.index');
        Route::get('reactivation/export', [AffiliateReportController::class, 'exportReactivation'])->name('reactivation.export')->can('exportReports');
    });
});
