<?php

declare(strict_types=1);

use App\Http\Controllers\TeamNotes\TeamNoteController;
use Illuminate\Support\Facades\Route;

// TeamNotePolicy decides who reads and writes.
Route::prefix('team-notes')->name('team-notes.')->middleware('can:viewTeamNotes')->group(function (): void {
    Route::get('/', [TeamNoteController::class, 'index'])->name('index');
    Route::put('read', [TeamNoteController::class, 'read'])->name('read');
    Route::get('people', [TeamNoteController::class, 'people'])->name('people');
    Route::get('{teamNote}/readers', [TeamNoteController::class, 'readers'])->name('readers');
    Route::post('/', [TeamNoteController::class, 'store'])->name('store')->can('writeTeamNotes');
    Route::put('{teamNote}', [TeamNoteController::class, 'update'])->name('update')->can('change', 'teamNote');
    Route::put('{teamNote}/pin', [TeamNoteController::class, 'pin'])->name('pin')->can('change', 'teamNote');
    Route::delete('{teamNote}', [TeamNoteController::class, 'destroy'])->name('destroy')->can('change', 'teamNote');
    Route::put('{teamNote}/restore', [TeamNoteController::class, 'restore'])->name('restore')->withTrashed()->can('change', 'teamNote');
});
