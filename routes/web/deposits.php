<?php

declare(strict_types=1);

use App\Http\Controllers\DepositMatching\DepositMatchController;
use App\Http\Controllers\Deposits\BankFileController;
use App\Http\Controllers\Deposits\DepositController;
use App\Http\Controllers\Deposits\DepositDecisionController;
use App\Http\Controllers\Deposits\ExportDepositsController;
use Illuminate\Support\Facades\Route;

Route::prefix('deposits')->name('deposits.')->middleware('can:viewDeposits')->group(function (): void {
    Route::get('/', [DepositController::class, 'index'])->defaults('tab', 'all')->name('index');
    Route::get('export', ExportDepositsController::class)->defaults('tab', 'all')->name('export')->can('exportDeposits');
    foreach (['payid', 'eft', 'pending'] as $tab) {
        Route::get($tab, [DepositController::class, 'index'])->defaults('tab', $tab)->name($tab);
        Route::get("{$tab}/export", ExportDepositsController::class)->defaults('tab', $tab)->name("{$tab}.export")->can('exportDeposits');
    }

    Route::middleware('can:handleDeposits')->group(function (): void {
        Route::post('approve/preview', [DepositDecisionController::class, 'previewMany'])->name('preview-many');
        Route::post('approve', [DepositDecisionController::class, 'approveMany'])->name('approve-many');
        Route::get('{deposit}/clients', [DepositController::class, 'clients'])->name('clients');
        Route::put('{deposit}/match', [DepositMatchController::class, 'update'])->name('match');
        Route::delete('{deposit}/match', [DepositMatchController::class, 'destroy'])->name('unmatch');
        Route::put('{deposit}/approve', [DepositDecisionController::class, 'approve'])->name('approve');
        Route::put('{deposit}/reject', [DepositDecisionController::class, 'reject'])->name('reject');
        Route::put('{deposit}/return', [DepositDecisionController::class, 'return'])->name('return');
        Route::put('{deposit}/split', [DepositDecisionController::class, 'split'])->name('split');
        Route::put('{deposit}/undo', [DepositDecisionController::class, 'undo'])->name('undo');
        Route::put('{deposit}/bounce', [DepositDecisionController::class, 'bounce'])->name('bounce');
        Route::get('returns-of/{withdrawal}', [DepositController::class, 'returnsOf'])->name('returns-of')->can('handleWithdrawals');
    });

    Route::get('bank-files', [BankFileController::class, 'index'])->name('bank-files.index');
    Route::middleware('can:importBankFiles')->group(function (): void {
        Route::post('bank-files/check', [BankFileController::class, 'check'])->name('bank-files.check');
        Route::post('bank-files', [BankFileController::class, 'store'])->name('bank-files.store');
    });
});
