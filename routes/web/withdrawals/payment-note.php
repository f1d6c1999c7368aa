<?php

declare(strict_types=1);

use App\Http\Controllers\Payments\PaymentNoteController;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals/{withdrawal}')->name('withdrawals.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('payment-note', [PaymentNoteController::class, 'show'])->name('payment-note');
    Route::put('payment-note', [PaymentNoteController::class, 'update'])->name('payment-note.update')->can('handleWithdrawals');
});
