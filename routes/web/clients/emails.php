<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\ClientEmailsController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Messages\EmailList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('emails', [ClientEmailsController::class, 'index'])->name('emails')->can('view', 'client');
    Route::get('emails/export', ExportListController::class)->defaults('list', EmailList::class)->name('emails.export')->can('view', 'client')->can('export', Client::class);
    Route::get('emails/{email}', [ClientEmailsController::class, 'show'])->name('emails.show')->can('view', 'client');
    Route::post('emails', [ClientEmailsController::class, 'store'])->name('emails.store')->can('contribute', 'client')->can(Ability::ViewSmsPanel->value);
});
