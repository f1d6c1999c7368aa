<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientController;
use App\Http\Controllers\Clients\ExportClientsController;
use App\Http\Controllers\Clients\LookUpClientsController;
use App\Http\Controllers\Clients\RateClientController;
use App\Http\Controllers\Clients\SearchClientsController;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('/', [ClientController::class, 'index'])->name('index');
    Route::get('export', ExportClientsController::class)->name('export')->can('export', Client::class);
    Route::get('lookup', LookUpClientsController::class)->name('lookup');
    // Whatever people type, slashes too.
    Route::get('top-search-bar/{search?}', SearchClientsController::class)->name('top-search-bar')->where('search', '.*');

    Route::get('{client}/edit', [ClientController::class, 'edit'])->name('edit')->can('view', 'client');
    Route::put('{client}', [ClientController::class, 'update'])->name('update')->can('update', 'client');
    Route::put('{client}/rating', RateClientController::class)->name('rating')->can('rate', 'client');
});
