<?php

declare(strict_types=1);

use App\Http\Controllers\Deposits\ReconciliationController;
use Illuminate\Support\Facades\Route;

Route::prefix('deposits/reconciliation')->name('deposits.reconciliation.')->middleware('can:viewDeposits')->group(function (): void {
    Route::get('/', [ReconciliationController::class, 'index'])->name('index');
    Route::get('export', [ReconciliationController::class, 'export'])->name('export')->can('exportDeposits');
    Route::middleware('can:handleDeposits')->group(function (): void {
        Route::post('/', [ReconciliationController::class, 'store'])->name('store');
        Route::post('reopen', [ReconciliationController::class, 'reopen'])->name('reopen');
    });
});
