<?php

declare(strict_types=1);

use App\Http\Controllers\DeveloperTools\FailedJobController;
use App\Http\Controllers\DeveloperTools\HorizonController;
use App\Http\Controllers\DeveloperTools\LogViewerController;
use Illuminate\Support\Facades\Route;

Route::middleware('can:isDeveloperStaff')->group(function (): void {
    // The page of the Composer package, once installed, takes the path over.
    if (! class_exists('Laravel\Horizon\HorizonServiceProvider')) {
        Route::get('horizon', HorizonController::class)->name('horizon.index');
        Route::prefix('horizon/failed-jobs')->name('horizon.failed-jobs.')->group(function (): void {
            Route::get('{failedJob}', [FailedJobController::class, 'show'])->name('show');

            // Not during an impersonation.
            Route::middleware('can:takeDecisions')->group(function (): void {
                Route::post('retry-many', [FailedJobController::class, 'retryMany'])->name('retry-many');
                Route::post('{failedJob}/retry', [FailedJobController::class, 'retry'])->name('retry');
                Route::delete('{failedJob}', [FailedJobController::class, 'destroy'])->name('destroy');
            });
        });
    }
    if (! class_exists('Opcodes\LogViewer\LogViewerServiceProvider')) {
        Route::get('log-viewer', LogViewerController::class)->name('log-viewer.index');
    }
});
