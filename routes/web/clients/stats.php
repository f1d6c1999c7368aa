<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientStatsController;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('stats', [ClientStatsController::class, 'index'])->name('stats')->can('view', 'client');
    Route::get('stats/export', [ClientStatsController::class, 'export'])->name('stats.export')->can('view', 'client')->can('export', Client::class);
});
