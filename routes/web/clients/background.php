<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientBackgroundController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('background', [ClientBackgroundController::class, 'index'])->name('background')->can('view', 'client');
    Route::post('background', [ClientBackgroundController::class, 'store'])->name('background.store')->can('contribute', 'client');
});
