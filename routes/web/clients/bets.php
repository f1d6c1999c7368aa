<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Clients\BetList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('bets', [ClientTabController::class, 'bets'])->name('bets')->can('view', 'client');
    Route::get('bets/export', ExportListController::class)->defaults('list', BetList::class)->name('bets.export')->can('view', 'client')->can('export', Client::class);
});
