<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Attachments\AttachmentList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('attachments', [ClientTabController::class, 'attachments'])->name('attachments')->can('view', 'client');
    Route::get('attachments/export', ExportListController::class)->defaults('list', AttachmentList::class)->name('attachments.export')->can('view', 'client')->can('export', Client::class);
});
