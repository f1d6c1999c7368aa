<?php

declare(strict_types=1);

use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Users\CertificationController;
use App\Http\Controllers\Users\CertificationTypeController;
use App\Lists\Users\CertificationList;
use App\Models\Certification;
use Illuminate\Support\Facades\Route;

Route::prefix('users')->name('users.')->group(function (): void {
    Route::prefix('certification-type')->name('certification-types.')->middleware('can:viewCertificationTypes')->group(function (): void {
        Route::get('list', [CertificationTypeController::class, 'index'])->name('index');
        Route::post('/', [CertificationTypeController::class, 'store'])->name('store');
        Route::put('{certificationType}', [CertificationTypeController::class, 'update'])->name('update');
    });
    Route::prefix('certifications')->name('certifications.')->group(function (): void {
        Route::middleware('can:reviewAny,'.Certification::class)->group(function (): void {
            Route::get('/', [CertificationController::class, 'index'])->name('index');
            Route::get('export', ExportListController::class)->defaults('list', CertificationList::class)->name('export')->can('exportReports');
            Route::post('renewals', [CertificationController::class, 'renew'])->name('renew');
        });
        Route::put('{certification}/decision', [CertificationController::class, 'decide'])->name('decide')->can('decide', 'certification');
        Route::get('{certification}/evidence', [CertificationController::class, 'evidence'])->name('evidence')->can('view', 'certification');
    });
    Route::get('{user}/certifications', [CertificationController::class, 'show'])->name('certifications.show')->can('reviewOf', [Certification::class, 'user']);
});
