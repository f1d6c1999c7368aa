<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('matches', [ClientTabController::class, 'matches'])->name('matches')->can('view', 'client');
});
