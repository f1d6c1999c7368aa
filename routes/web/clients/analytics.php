<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientAnalyticsController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('analytics', [ClientAnalyticsController::class, 'index'])->name('analytics')->can('view', 'client');
});
