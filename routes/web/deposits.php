<?php

declare(strict_types=1);

use App\Http\Controllers\DepositMatching\DepositMatchController;
use App\Http\Controllers\Deposits\ApproveDepositController;
use App\Http\Controllers\Deposits\ApproveDepositsController;
use App\Http\Controllers\Deposits\BankFileController;
use App\Http\Controllers\Deposits\BounceDepositController;
use App\Http\Controllers\Deposits\CheckBankFileController;
use App\Http\Controllers\Deposits\DepositClientController;
use App\Http\Controllers\Deposits\DepositController;
use App\Http\Controllers\Deposits\ExportDepositsController;
use App\Http\Controllers\Deposits\RejectDepositController;
use App\Http\Controllers\Deposits\ReturnDepositController;
use App\Http\Controllers\Deposits\ReturnLineController;
use App\Http\Controllers\Deposits\SplitDepositController;
use App\Http\Controllers\Deposits\UndoDepositController;
use Illuminate\Support\Facades\Route;

Route::prefix('deposits')->name('deposits.')->middleware('can:viewDeposits')->group(function (): void {
    Route::get('/', [DepositController::class, 'index'])->defaults('tab', 'all')->name('index');
    Route::get('export', ExportDepositsController::class)->defaults('tab', 'all')->name('export')->can('exportDeposits');
    foreach (['payid', 'eft', 'pending'] as $tab) {
        Route::get($tab, [DepositController::class, 'index'])->defaults('tab', $tab)->name($tab);
        Route::get("{$tab}/export", ExportDepositsController::class)->defaults('tab', $tab)->name("{$tab}.export")->can('exportDeposits');
    }

    Route::middleware('can:handleDeposits')->group(function (): void {
        Route::post('approve', ApproveDepositsController::class)->name('approve-many');
        Route::get('{deposit}/clients', [DepositClientController::class, 'index'])->name('clients');
        Route::put('{deposit}/match', [DepositMatchController::class, 'update'])->name('match');
        Route::delete('{deposit}/match', [DepositMatchController::class, 'destroy'])->name('unmatch');
        Route::put('{deposit}/approve', ApproveDepositController::class)->name('approve');
        Route::put('{deposit}/reject', RejectDepositController::class)->name('reject');
        Route::put('{deposit}/return', ReturnDepositController::class)->name('return');
        Route::put('{deposit}/split', SplitDepositController::class)->name('split');
        Route::put('{deposit}/undo', UndoDepositController::class)->name('undo');
        Route::put('{deposit}/bounce', BounceDepositController::class)->name('bounce');
        Route::get('returns-of/{withdrawal}', ReturnLineController::class)->name('returns-of')->can('handleWithdrawals');
    });

    Route::get('bank-files', [BankFileController::class, 'index'])->name('bank-files.index');
    Route::middleware('can:importBankFiles')->group(function (): void {
        Route::post('bank-files/check', CheckBankFileController::class)->name('bank-files.check');
        Route::post('bank-files', [BankFileController::class, 'store'])->name('bank-files.store');
    });
});
