<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Rsg\BetstopCheckController;
use App\Http\Controllers\Rsg\BetstopLogController;
use App\Http\Controllers\Rsg\BetstopNoticeController;
use App\Http\Controllers\Rsg\ResolveRsgController;
use App\Lists\Rsg\BetstopLogList;
use App\Lists\Rsg\BetstopUpdateList;
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

    Route::prefix('betstop')->middleware('can:'.Ability::ViewBetstopLogs->value)->group(function (): void {
        Route::get('check', [BetstopCheckController::class, 'index'])->name('betstop-check.index');
        Route::post('check', [BetstopCheckController::class, 'store'])->name('betstop-check.store');
        Route::post('check/list', [BetstopCheckController::class, 'storeList'])->name('betstop-check.store-list');
        Route::get('logs', BetstopLogController::class)->name('betstop-logs.index');
        Route::get('logs/export', ExportListController::class)->defaults('list', BetstopLogList::class)->name('betstop-logs.export');
    });

    Route::prefix('betstop-updates')->name('betstop-updates.')->middleware('can:'.Ability::ViewBetstopUpdates->value)->group(function (): void {
        Route::get('/', [BetstopNoticeController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BetstopUpdateList::class)->name('export');
        Route::post('file/check', [BetstopNoticeController::class, 'checkFile'])->name('check-file');
        Route::post('file', [BetstopNoticeController::class, 'storeFile'])->name('store-file');
        Route::get('{betstopUpdate}', [BetstopNoticeController::class, 'show'])->name('show');
        Route::post('{betstopUpdate}/decisions', [BetstopNoticeController::class, 'decide'])->name('decide');
        Route::post('{betstopUpdate}/verification', [BetstopNoticeController::class, 'verify'])->name('verify');
    });
});
