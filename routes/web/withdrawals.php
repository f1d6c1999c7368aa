<?php

declare(strict_types=1);

use App\Enums\ExportKind;
use App\Enums\WithdrawalStatus;
use App\Http\Controllers\Reports\ExportController;
use App\Http\Controllers\Withdrawals\WithdrawalController;
use App\Http\Controllers\Withdrawals\WithdrawalDestinationController;
use App\Http\Controllers\Withdrawals\WithdrawalStatusController;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals')->name('withdrawals.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('/', [WithdrawalController::class, 'index'])->name('index');
    Route::post('/', [WithdrawalController::class, 'store'])->name('store')->can('request', Withdrawal::class);
    Route::post('export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Withdrawals->value)->name('export')->can('export', Withdrawal::class);
    Route::get('destinations/{client}', [WithdrawalDestinationController::class, 'index'])->name('destinations')->can('create', [Withdrawal::class, 'client']);
    Route::put('bank-accounts/{bankAccount}', [WithdrawalDestinationController::class, 'decide'])->name('bank-accounts.decide')->can('handleWithdrawals');

    Route::prefix('{withdrawal}')->group(function (): void {
        Route::put('destination', [WithdrawalDestinationController::class, 'update'])->name('destination')->can('direct', 'withdrawal');
        Route::put('hold', [WithdrawalStatusController::class, 'hold'])->name('hold')->can('checkWithdrawals');
        Route::put('check', [WithdrawalStatusController::class, 'check'])->name('check')->can('checkWithdrawals');
        Route::put('approve', [WithdrawalStatusController::class, 'approve'])->name('approve')->can('handleWithdrawals');
        Route::put('cancel', [WithdrawalStatusController::class, 'end'])->defaults('status', WithdrawalStatus::Cancelled->value)->name('cancel')->can('handleWithdrawals');
        Route::put('decline', [WithdrawalStatusController::class, 'end'])->defaults('status', WithdrawalStatus::Declined->value)->name('decline')->can('handleWithdrawals');
    });
});
