<?php

declare(strict_types=1);

use App\Http\Controllers\DepositMatching\MatchRulesController;
use Illuminate\Support\Facades\Route;

Route::prefix('deposits/matching')->name('deposits.matching.')->middleware('can:viewDeposits')->group(function (): void {
    Route::get('/', [MatchRulesController::class, 'index'])->name('index');
    Route::put('/', [MatchRulesController::class, 'update'])->name('update')->can('switchAutoMatch');
});
