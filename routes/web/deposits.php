<?php

declare(strict_types=1);

use App\Http\Controllers\Deposits\BankFileController;
use App\Http\Controllers\Deposits\CheckBankFileController;
use Illuminate\Support\Facades\Route;

Route::prefix('deposits')->name('deposits.')->middleware('can:viewDeposits')->group(function (): void {
    Route::get('bank-files', [BankFileController::class, 'index'])->name('bank-files.index');
    Route::middleware('can:importBankFiles')->group(function (): void {
        Route::post('bank-files/check', CheckBankFileController::class)->name('bank-files.check');
        Route::post('bank-files', [BankFileController::class, 'store'])->name('bank-files.store');
    });
});
