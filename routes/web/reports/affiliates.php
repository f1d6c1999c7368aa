<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\Affiliates\AffiliateReportController;
use App\Http\Controllers\Reports\Affiliates\AffiliateStatementController;
use App\Http\Controllers\Reports\Affiliates\AffiliateTaxGuideController;
use Illuminate\Support\Facades\Route;

Route::prefix('reports/affiliates')->name('reports.affiliates.')->group(function (): void {
    Route::middleware('can:'.Ability::ViewAffiliateReports->value)->group(function (): void {
        Route::get('main', [AffiliateReportController::class, 'main'])->name('main.index');
        Route::get('main/export', [AffiliateReportController::class, 'exportMain'])->name('main.export')->can('exportReports');
        Route::get('reactivation', [AffiliateReportController::class, 'reactivation'])->name('reactivation.index');
        Route::get('reactivation/export', [AffiliateReportController::class, 'exportReactivation'])->name('reactivation.export')->can('exportReports');
    });

    Route::middleware('can:'.Ability::ViewAffiliateTaxReports->value)->group(function (): void {
        Route::get('tax', [AffiliateStatementController::class, 'index'])->name('tax.index');
        Route::get('tax/export', [AffiliateStatementController::class, 'export'])->name('tax.export')->can('exportReports');
        Route::get('tax/{statement}', [AffiliateStatementController::class, 'show'])->name('tax.show')->whereNumber('statement');
        Route::get('tax-guide', AffiliateTaxGuideController::class)->name('tax-guide');

        Route::middleware('can:takeDecisions')->group(function (): void {
            Route::post('tax', [AffiliateStatementController::class, 'store'])->name('tax.store');
            Route::post('tax/{statement}/approve', [AffiliateStatementController::class, 'approve'])->name('tax.approve');
            Route::post('tax/{statement}/paid', [AffiliateStatementController::class, 'pay'])->name('tax.paid');
            Route::put('terms/{affiliate}', [AffiliateStatementController::class, 'terms'])->name('terms.update');
        });
    });
});
