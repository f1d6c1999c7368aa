<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Rsg\CommunicationController;
use App\Http\Controllers\Rsg\EventController;
use App\Http\Controllers\Rsg\FormSubmissionController;
use App\Http\Controllers\Rsg\ResolveRsgController;
use App\Lists\Rsg\CommunicationList;
use App\Lists\Rsg\EventList;
use App\Lists\Rsg\FormSubmissionList;
use Illuminate\Support\Facades\Route;

Route::prefix('rsg')->name('rsg.')->group(function (): void {
    Route::prefix('communications')->name('communications.')->middleware('can:'.Ability::ViewRsgCommunications->value)->group(function (): void {
        Route::get('/', [CommunicationController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', CommunicationList::class)->name('export')->can('exportRsg');
        // Includes communications with deleted clients, which still have to be handled.
        Route::put('clients/{client}', [CommunicationController::class, 'update'])->name('update')->withTrashed();
        Route::post('clients/{client}/mark-as-resolved', [ResolveRsgController::class, 'communications'])->name('mark-as-resolved')->withTrashed();
    });

    Route::prefix('events')->name('events.')->middleware('can:'.Ability::ViewRsgEvents->value)->group(function (): void {
        Route::get('/', [EventController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', EventList::class)->name('export')->can('exportRsg');
        Route::get('{rsgEvent}', [EventController::class, 'show'])->name('show');
        Route::put('{rsgEvent}/owner', [EventController::class, 'assign'])->defaults('ability', Ability::ViewRsgEvents->value)->name('assign');
        Route::put('{rsgEvent}/status', [EventController::class, 'move'])->name('move');
    });

    Route::prefix('form-submissions')->name('form-submissions.')->middleware('can:'.Ability::ViewRsgFormSubmissions->value)->group(function (): void {
        Route::get('/', [FormSubmissionController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', FormSubmissionList::class)->name('export')->can('exportRsg');
        Route::get('{submission}', [FormSubmissionController::class, 'show'])->name('show');
        Route::put('{submission}/mark-as-resolved', [ResolveRsgController::class, 'formSubmission'])->name('mark-as-resolved');
        Route::post('{submission}/decision', [FormSubmissionController::class, 'decide'])->name('decide');
        Route::put('{submission}/owner', [FormSubmissionController::class, 'assign'])->defaults('ability', Ability::ViewRsgFormSubmissions->value)->name('assign');
        Route::put('{submission}/client', [FormSubmissionController::class, 'link'])->name('link');
    });
});
