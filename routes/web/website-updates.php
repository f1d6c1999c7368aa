<?php

declare(strict_types=1);

use App\Http\Controllers\WebsiteUpdates\WebsiteUpdateController;
use Illuminate\Support\Facades\Route;

// All staff read them (docs/decisions/0071).
Route::prefix('website-updates')->name('website-updates.')->group(function (): void {
    Route::get('/', [WebsiteUpdateController::class, 'index'])->name('index');
    Route::put('{websiteUpdate}/seen', [WebsiteUpdateController::class, 'seen'])->name('seen');
    Route::middleware('can:writeWebsiteUpdates')->group(function (): void {
        Route::post('/', [WebsiteUpdateController::class, 'store'])->name('store');
        Route::put('{websiteUpdate}', [WebsiteUpdateController::class, 'update'])->name('update');
        Route::delete('{websiteUpdate}', [WebsiteUpdateController::class, 'destroy'])->name('destroy');
        Route::put('{websiteUpdate}/restore', [WebsiteUpdateController::class, 'restore'])->name('restore')->withTrashed();
    });
});
