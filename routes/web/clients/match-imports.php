<?php

declare(strict_types=1);

use App\Http\Controllers\Matches\DecideMatchesController;
use App\Http\Controllers\Matches\MatchImportController;
use App\Http\Controllers\Matches\MergeMatchController;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewClients')->name('clients.')->group(function (): void {
    Route::get('clients/match-imports', [MatchImportController::class, 'index'])->name('match-imports.index');
    Route::post('clients/matches/decide', DecideMatchesController::class)->name('matches.decide');
    Route::get('clients/matches/{match}/merge', [MergeMatchController::class, 'show'])->name('matches.merge-preview')->can('merge', 'match');
    Route::post('clients/matches/{match}/merge', [MergeMatchController::class, 'store'])->name('matches.merge')->can('merge', 'match');
    Route::delete('clients/merges/{merge}', [MergeMatchController::class, 'destroy'])->name('merges.undo')->can('undo', 'merge');
});
