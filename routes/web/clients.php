<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientController;
use App\Http\Controllers\Clients\ClientSearchController;
use App\Http\Middleware\OpenDefaultPreset;
use Illuminate\Support\Facades\Route;

Route::prefix('clients')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('/', [ClientController::class, 'index'])->name('index')->middleware(OpenDefaultPreset::class.':clients');
    Route::get('lookup', [ClientSearchController::class, 'lookUp'])->name('lookup');
    // Any text, with slashes.
    Route::get('top-search-bar/{search?}', [ClientSearchController::class, 'topBar'])->name('top-search-bar')->where('search', '.*');

    Route::get('{client}/preview', [ClientController::class, 'preview'])->name('preview')->can('view', 'client');
    Route::get('{client}/edit', [ClientController::class, 'edit'])->name('edit')->can('view', 'client');
    Route::put('{client}', [ClientController::class, 'update'])->name('update')->can('update', 'client');
    Route::put('{client}/rating', [ClientController::class, 'rate'])->name('rating')->can('rate', 'client');
});
