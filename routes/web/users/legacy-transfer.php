<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Users\LegacyTransferController;
use Illuminate\Support\Facades\Route;

Route::prefix('users/legacy-transfer')->name('users.legacy-transfer.')->middleware('can:'.Ability::ViewLegacyTransfer->value)->group(function (): void {
    Route::get('/', [LegacyTransferController::class, 'index'])->name('index');
    Route::post('/', [LegacyTransferController::class, 'store'])->name('store');
    Route::get('{legacyTransfer}', [LegacyTransferController::class, 'show'])->name('show');
    Route::post('{legacyTransfer}/approve', [LegacyTransferController::class, 'approve'])->name('approve');
    Route::post('{legacyTransfer}/undo', [LegacyTransferController::class, 'undo'])->name('undo');
    Route::delete('{legacyTransfer}', [LegacyTransferController::class, 'destroy'])->name('destroy');
});
