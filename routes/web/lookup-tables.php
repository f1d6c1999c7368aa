<?php

declare(strict_types=1);

use App\Http\Controllers\DeveloperTools\LookupTableController;
use Illuminate\Support\Facades\Route;

// The Composer package, once installed, brings its own pages for the same path.
if (! class_exists('Laravel\Nova\NovaServiceProvider')) {
    Route::prefix('nova')->name('nova.')->middleware('can:isDeveloperStaff')->group(function (): void {
        Route::get('/', [LookupTableController::class, 'index'])->name('index');

        // Not during an impersonation.
        Route::middleware('can:takeDecisions')->group(function (): void {
            Route::post('{lookupTable}', [LookupTableController::class, 'store'])->name('store');
            Route::put('{lookupTable}/{lookupRow}', [LookupTableController::class, 'update'])->name('update');
            Route::delete('{lookupTable}/{lookupRow}', [LookupTableController::class, 'destroy'])->name('destroy');
        });
    });
}
