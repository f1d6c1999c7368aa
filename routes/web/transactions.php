<?php

declare(strict_types=1);

use App\Enums\ExportKind;
use App\Http\Controllers\Reports\ExportController;
use App\Http\Controllers\Transactions\TransactionController;
use App\Http\Middleware\OpenDefaultPreset;
use App\Models\Transaction;
use Illuminate\Support\Facades\Route;

Route::prefix('transactions')->name('transactions.')->middleware('can:viewTransactions')->group(function (): void {
    Route::get('/', [TransactionController::class, 'index'])->name('index')->middleware(OpenDefaultPreset::class.':transactions');
    Route::post('export', [ExportController::class, 'store'])->defaults('kind', ExportKind::Transactions->value)->name('export')->can('export', Transaction::class);
    Route::get('{transaction}', [TransactionController::class, 'show'])->name('show');
});
