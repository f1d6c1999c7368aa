<?php

declare(strict_types=1);

use App\Http\Controllers\Imports\ImportController;
use App\Http\Controllers\Imports\ImportFileController;
use App\Http\Controllers\Imports\ImportRunController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Imports\ImportList;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewClients')->prefix('clients/imports')->name('clients.imports.')->group(function (): void {
    Route::get('/', [ImportController::class, 'index'])->name('index');
    Route::get('export', ExportListController::class)->defaults('list', ImportList::class)->name('export')->can('export', Client::class);

    Route::middleware('can:importClients')->group(function (): void {
        Route::get('create', [ImportController::class, 'create'])->name('create');
        Route::post('/', [ImportController::class, 'store'])->name('store');
        Route::get('samples/{kind}', [ImportFileController::class, 'sample'])->name('sample');
        Route::post('{import}/parts', [ImportFileController::class, 'part'])->name('part')->can('manage', 'import');
        Route::post('{import}/complete', [ImportFileController::class, 'complete'])->name('complete')->can('manage', 'import');
        Route::put('{import}/reading', [ImportFileController::class, 'read'])->name('read')->can('manage', 'import');
        Route::put('{import}/check', [ImportRunController::class, 'check'])->name('check')->can('manage', 'import');
        Route::post('{import}/run', [ImportRunController::class, 'run'])->name('run')->can('manage', 'import');
        Route::post('{import}/rows/{row}/decision', [ImportRunController::class, 'decide'])->name('decide')->whereNumber('row')->can('manage', 'import');
        Route::put('{import}/rows/{row}', [ImportRunController::class, 'correct'])->name('correct')->whereNumber('row')->can('manage', 'import');
        Route::post('{import}/cancel', [ImportRunController::class, 'cancel'])->name('cancel')->can('manage', 'import');
        Route::post('{import}/undo', [ImportRunController::class, 'undo'])->name('undo')->can('manage', 'import');
    });

    Route::get('{import}', [ImportController::class, 'show'])->name('show')->can('view', 'import');
    Route::get('{import}/failed-rows', [ImportFileController::class, 'failedRows'])->name('failed-rows')->can('downloadRows', 'import');
});
