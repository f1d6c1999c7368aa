<?php

declare(strict_types=1);

use App\Enums\ExportKind;
use App\Enums\WithdrawalStatus;
use App\Http\Controllers\Reports\ExportController;
use App\Http\Controllers\Withdrawals\ApproveWithdrawalController;
use App\Http\Controllers\Withdrawals\CheckWithdrawalController;
use App\Http\Controllers\Withdrawals\DecideBankAccountController;
use App\Http\Controllers\Withdrawals\EndWithdrawalController;
use App\Http\Controllers\Withdrawals\HoldWithdrawalController;
use App\Http\Controllers\Withdrawals\WithdrawalController;
use App\Http\Controllers\Withdrawals\WithdrawalDestinationController;
use App\Models\Withdrawal;
use Illuminate\Support\Facades\Route;

Route::prefix('withdrawals')->name('withdrawals.')->middleware('can:viewWithdrawals')->group(function (): void {
    Route::get('/', [WithdrawalController::class, 'index'])->name('index');
    Route::post('/', [WithdrawalController::class, 'store'])->name('store')->can('request', Withdrawal::class);
    Route::post('export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Withdrawals->value)->name('export')->can('export', Withdrawal::class);
    Route::get('destinations/{client}', [WithdrawalDestinationController::class, 'index'])->name('destinations')->can('create', [Withdrawal::class, 'client']);
    Route::put('bank-accounts/{bankAccount}', DecideBankAccountController::class)->name('bank-accounts.decide')->can('handleWithdrawals');

    Route::prefix('{withdrawal}')->group(function (): void {
        Route::put('destination', [WithdrawalDestinationController::class, 'update'])->name('destination')->can('direct', 'withdrawal');
        Route::put('hold', HoldWithdrawalController::class)->name('hold')->can('checkWithdrawals');
        Route::put('check', CheckWithdrawalController::class)->name('check')->can('checkWithdrawals');
        Route::put('approve', ApproveWithdrawalController::class)->name('approve')->can('handleWithdrawals');
        Route::put('cancel', EndWithdrawalController::class)->defaults('status', WithdrawalStatus::Cancelled->value)->name('cancel')->can('handleWithdrawals');
        Route::put('decline', EndWithdrawalController::class)->defaults('status', WithdrawalStatus::Declined->value)->name('decline')->can('handleWithdrawals');
    });
});
