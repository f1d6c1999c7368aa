<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTimelineController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('timeline', [ClientTimelineController::class, 'index'])->name('timeline')->can('view', 'client');
    Route::get('timeline/older', [ClientTimelineController::class, 'older'])->name('timeline.older')->can('view', 'client');
});
