<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTransfersController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Clients\TransferList;
use App\Models\Client;
use App\Models\Transfer;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->scopeBindings()->group(function (): void {
    Route::get('transfers', [ClientTransfersController::class, 'index'])->name('transfers')->can('view', 'client');
    Route::get('transfers/export', ExportListController::class)->defaults('list', TransferList::class)->name('transfers.export')->can('view', 'client')->can('export', Client::class);
    Route::post('transfers', [ClientTransfersController::class, 'store'])->name('transfers.store')->can('create', [Transfer::class, 'client']);
    Route::put('transfers/{transfer}', [ClientTransfersController::class, 'update'])->name('transfers.update')->can('settle', [Transfer::class, 'client']);
});
