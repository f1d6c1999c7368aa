<?php

declare(strict_types=1);

use App\Http\Controllers\Payments\ConfirmPaymentBatchController;
use App\Http\Controllers\Payments\ExportPaymentBatchController;
use App\Http\Controllers\Payments\FailBatchController;
use App\Http\Controllers\Payments\FailWithdrawalController;
use App\Http\Controllers\Payments\PayBatchController;
use App\Http\Controllers\Payments\PaymentBatchController;
use App\Http\Controllers\Payments\PaymentBatchItemController;
use App\Http\Controllers\Payments\PayWithdrawalController;
use App\Http\Controllers\Payments\ReleasePayoutController;
use App\Http\Controllers\Payments\RevealDestinationController;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals')->name('withdrawals.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('batches', [PaymentBatchController::class, 'index'])->name('batches.index');
    Route::get('batches/{batch}', [PaymentBatchController::class, 'show'])->name('batches.show');

    Route::middleware('can:handleWithdrawals')->scopeBindings()->group(function (): void {
        Route::post('batches', [PaymentBatchController::class, 'store'])->name('batches.store');
        Route::put('batches/{batch}', [PaymentBatchController::class, 'update'])->name('batches.update');
        Route::delete('batches/{batch}', [PaymentBatchController::class, 'destroy'])->name('batches.destroy');
        Route::delete('batches/{batch}/items/{item}', [PaymentBatchItemController::class, 'destroy'])->name('batches.items.destroy');
        Route::post('batches/{batch}/export', ExportPaymentBatchController::class)->name('batches.export');
        Route::post('batches/{batch}/confirm', ConfirmPaymentBatchController::class)->name('batches.confirm');
        Route::post('batches/{batch}/paid', PayBatchController::class)->name('batches.paid');
        Route::post('batches/{batch}/failed', FailBatchController::class)->name('batches.failed');
        Route::post('{withdrawal}/reveal-account', RevealDestinationController::class)->name('reveal-account')->middleware('throttle:60,10,reveal-account');
        Route::post('{withdrawal}/not-paid', ReleasePayoutController::class)->name('not-paid');
        Route::post('{withdrawal}/paid', PayWithdrawalController::class)->name('paid');
        Route::post('{withdrawal}/failed', FailWithdrawalController::class)->name('failed');
    });
});
