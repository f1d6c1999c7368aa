<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Clients\RsgCommunicationList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('rsg-communication', [ClientTabController::class, 'rsgCommunication'])->name('rsg-communication')->can('view', 'client');
    Route::get('rsg-communication/export', ExportListController::class)->defaults('list', RsgCommunicationList::class)->name('rsg-communication.export')->can('view', 'client')->can('export', Client::class);
});
