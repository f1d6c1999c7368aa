<?php

declare(strict_types=1);

use App\Http\Controllers\DuplicateOsko\DuplicateController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\DuplicateOsko\DuplicateList;
use App\Models\Transaction;
use Illuminate\Support\Facades\Route;

Route::prefix('transactions/duplicate-osko-deposits')->name('transactions.duplicate-osko-deposits.')->middleware(['can:viewTransactions', 'can:viewDuplicateOskoDeposits'])->group(function (): void {
    Route::get('/', [DuplicateController::class, 'index'])->name('index');
    Route::get('export', ExportListController::class)->defaults('list', DuplicateList::class)->name('export')->can('export', Transaction::class);
    Route::get('{duplicateCase}', [DuplicateController::class, 'show'])->name('show');
    Route::middleware('can:handleDuplicates')->group(function (): void {
        Route::post('{duplicateCase}/confirm', [DuplicateController::class, 'confirm'])->name('confirm');
        Route::post('{duplicateCase}/return', [DuplicateController::class, 'return'])->name('return');
        Route::post('{duplicateCase}/dismiss', [DuplicateController::class, 'dismiss'])->name('dismiss');
        Route::post('{duplicateCase}/reopen', [DuplicateController::class, 'reopen'])->name('reopen');
    });
});
