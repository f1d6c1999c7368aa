<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientTabController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Notes\NoteList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('notes', [ClientTabController::class, 'notes'])->name('notes')->can('view', 'client');
    Route::get('notes/export', ExportListController::class)->defaults('list', NoteList::class)->name('notes.export')->can('view', 'client')->can('export', Client::class);
});
