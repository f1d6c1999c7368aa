<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientSearchController;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewClients')->group(function (): void {
    Route::get('clients/full-search', [ClientSearchController::class, 'index'])->name('clients.full-search.index');
});
