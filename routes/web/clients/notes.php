<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientNotesController;
use App\Http\Controllers\Clients\ExportClientListController;
use App\Models\Client;
use App\Services\Exports\Lists\NoteListExport;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('notes', [ClientNotesController::class, 'index'])->name('notes')->can('view', 'client');
    Route::get('notes/export', ExportClientListController::class)->defaults('list', NoteListExport::class)->name('notes.export')->can('view', 'client')->can('export', Client::class);
});
