<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Clients\IpSightingList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('ip-report', [ClientTabController::class, 'ipReport'])->name('ip-report')->can('view', 'client');
    Route::get('ip-report/export', ExportListController::class)->defaults('list', IpSightingList::class)->name('ip-report.export')->can('view', 'client')->can('export', Client::class);
});
