<?php

declare(strict_types=1);

use App\Http\Controllers\Payments\CancellationReasonController;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals/cancellation-reasons')->name('withdrawals.cancellation-reasons.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('/', [CancellationReasonController::class, 'index'])->name('index');

    Route::middleware('can:handleWithdrawals')->group(function (): void {
        Route::post('/', [CancellationReasonController::class, 'store'])->name('store');
        Route::put('order', [CancellationReasonController::class, 'order'])->name('order');
        Route::put('{reason}', [CancellationReasonController::class, 'update'])->name('update');
        Route::delete('{reason}', [CancellationReasonController::class, 'destroy'])->name('destroy');
    });
});
