<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientIpReportController;
use App\Http\Controllers\Clients\ExportClientListController;
use App\Models\Client;
use App\Services\Exports\Lists\IpReportExport;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('ip-report', [ClientIpReportController::class, 'index'])->name('ip-report')->can('view', 'client');
    Route::get('ip-report/export', ExportClientListController::class)->defaults('list', IpReportExport::class)->name('ip-report.export')->can('view', 'client')->can('export', Client::class);
});
