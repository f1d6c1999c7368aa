<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientActivityLogsController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Clients\ActivityLogList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('activity-logs', [ClientActivityLogsController::class, 'index'])->name('activity-logs')->can('view', 'client');
    Route::get('activity-logs/export', ExportListController::class)->defaults('list', ActivityLogList::class)->name('activity-logs.export')->can('view', 'client')->can('export', Client::class);
    Route::put('activity-logs/{auditEvent}/restore', [ClientActivityLogsController::class, 'restore'])->name('activity-logs.restore')->can('update', 'client')->scopeBindings();
});
