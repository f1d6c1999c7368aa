<?php

declare(strict_types=1);

use App\Enums\ExportKind;
use App\Http\Controllers\Reports\ExportController;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewReportExports')->group(function (): void {
    Route::get('reports/clients/exports', [ExportController::class, 'index'])->name('reports.clients.exports');
    // A colleague's file is answered with 404.
    Route::get('reports/clients/exports/{export}/download', [ExportController::class, 'download'])->name('reports.clients.exports.download')->can('download', 'export');
    Route::delete('reports/clients/exports/{export}', [ExportController::class, 'destroy'])->name('reports.clients.exports.destroy')->can('cancel', 'export');

    Route::post('clients/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Clients->value)->name('clients.export')->can('export', Client::class);
    Route::post('clients/leads/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Leads->value)->name('clients.leads.export')->can('export', Client::class);
    Route::post('db-clients/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::DbClients->value)->name('db-clients.export')->can('exportDbClients');
    Route::post('clients/match-imports/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Matches->value)->name('clients.match-imports.export')->can('export', Client::class);
    Route::post('db-clients/addresses/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::DbAddresses->value)->name('db-clients.addresses.export')->can('exportDbClients');
    Route::post('db-clients/phone-numbers/export', [ExportController::class, 'store'])->defaults('kind', ExportKind::DbPhoneNumbers->value)->name('db-clients.phone-numbers.export')->can('exportDbClients');
});
