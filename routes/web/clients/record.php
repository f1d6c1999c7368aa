<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::put('reopening', [ClientController::class, 'reopen'])->name('reopen')->can('reopen', 'client');
    Route::put('site-accounts/{operatorSite}', [ClientController::class, 'saveSiteAccount'])->name('site-accounts.update')->can('update', 'client');
    // The limit stops users who read out many records.
    Route::post('reveal-contact', [ClientController::class, 'revealContact'])->name('reveal-contact')->can('revealContact', 'client')->middleware('throttle:20,10,reveal-contact');
});
