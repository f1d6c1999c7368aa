<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientController;
use App\Http\Controllers\Clients\LookUpClientsController;
use App\Http\Controllers\Clients\PreviewClientController;
use App\Http\Controllers\Clients\RateClientController;
use App\Http\Controllers\Clients\SearchClientsController;
use App\Http\Middleware\OpenDefaultPreset;
use Illuminate\Support\Facades\Route;

Route::prefix('clients')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('/', [ClientController::class, 'index'])->name('index')->middleware(OpenDefaultPreset::class.':clients');
    Route::get('lookup', LookUpClientsController::class)->name('lookup');
    // Any text, with slashes.
    Route::get('top-search-bar/{search?}', SearchClientsController::class)->name('top-search-bar')->where('search', '.*');

    Route::get('{client}/preview', PreviewClientController::class)->name('preview')->can('view', 'client');
    Route::get('{client}/edit', [ClientController::class, 'edit'])->name('edit')->can('view', 'client');
    Route::put('{client}', [ClientController::class, 'update'])->name('update')->can('update', 'client');
    Route::put('{client}/rating', RateClientController::class)->name('rating')->can('rate', 'client');
});
