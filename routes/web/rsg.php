<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Rsg\BarredEntryController;
use App\Http\Controllers\Rsg\ResolveRsgController;
use App\Lists\Rsg\BarredEntryList;
use App\Models\BarredEntry;
use Illuminate\Support\Facades\Route;

Route::prefix('rsg')->name('rsg.')->group(function (): void {
    // Includes communications with deleted clients, which still have to be handled.
    Route::post('communications/clients/{client}/mark-as-resolved', [ResolveRsgController::class, 'communications'])
        ->middleware('can:'.Ability::ViewRsgCommunications->value)
        ->name('communications.mark-as-resolved')
        ->withTrashed();
    Route::put('form-submissions/{submission}/mark-as-resolved', [ResolveRsgController::class, 'formSubmission'])
        ->middleware('can:'.Ability::ViewRsgFormSubmissions->value)
        ->name('form-submissions.mark-as-resolved');

    Route::prefix('barred-list')->name('barred-list.')->middleware('can:'.Ability::ViewBarredList->value)->group(function (): void {
        Route::get('/', [BarredEntryController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BarredEntryList::class)->name('export')->can('export', BarredEntry::class);
    });
});
