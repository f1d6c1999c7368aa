<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientMatchesController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('matches', [ClientMatchesController::class, 'index'])->name('matches')->can('view', 'client');
});
