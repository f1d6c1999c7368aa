<?php

declare(strict_types=1);

use App\Http\Controllers\Payments\PaymentBatchController;
use App\Http\Controllers\Payments\PaymentBatchStatusController;
use App\Http\Controllers\Payments\PayoutController;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals')->name('withdrawals.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('batches', [PaymentBatchController::class, 'index'])->name('batches.index');
    Route::get('batches/{batch}', [PaymentBatchController::class, 'show'])->name('batches.show');

    Route::middleware('can:handleWithdrawals')->scopeBindings()->group(function (): void {
        Route::post('batches', [PaymentBatchController::class, 'store'])->name('batches.store');
        Route::put('batches/{batch}', [PaymentBatchController::class, 'update'])->name('batches.update');
        Route::delete('batches/{batch}', [PaymentBatchController::class, 'destroy'])->name('batches.destroy');
        Route::delete('batches/{batch}/items/{item}', [PaymentBatchController::class, 'destroyItem'])->name('batches.items.destroy');
        Route::post('batches/{batch}/export', [PaymentBatchStatusController::class, 'export'])->name('batches.export');
        Route::post('batches/{batch}/confirm', [PaymentBatchStatusController::class, 'confirm'])->name('batches.confirm');
        Route::post('batches/{batch}/paid', [PaymentBatchStatusController::class, 'pay'])->name('batches.paid');
        Route::post('batches/{batch}/failed', [PaymentBatchStatusController::class, 'fail'])->name('batches.failed');
        Route::post('{withdrawal}/reveal-account', [PayoutController::class, 'reveal'])->name('reveal-account')->middleware('throttle:60,10,reveal-account');
        Route::post('{withdrawal}/not-paid', [PayoutController::class, 'release'])->name('not-paid');
        Route::post('{withdrawal}/paid', [PayoutController::class, 'pay'])->name('paid');
        Route::post('{withdrawal}/failed', [PayoutController::class, 'fail'])->name('failed');
    });
});
