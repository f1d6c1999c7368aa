<?php

declare(strict_types=1);

use App\Http\Controllers\Transactions\AdjustmentController;
use Illuminate\Support\Facades\Route;

// Manual adjustments need two people: payments staff request them, approvers of large withdrawals decide.
Route::prefix('transactions/adjustments')->name('transactions.adjustments.')->middleware('can:viewTransactions')->group(function (): void {
    Route::get('/', [AdjustmentController::class, 'index'])->name('index');
    Route::post('/', [AdjustmentController::class, 'store'])->name('store')->can('handleWithdrawals');
    Route::put('{adjustment}', [AdjustmentController::class, 'update'])->name('update')->can('approveLargeWithdrawals');
    Route::post('{adjustment}/reversal', [AdjustmentController::class, 'reverse'])->name('reverse')->can('handleWithdrawals');
});
