<?php

declare(strict_types=1);

use App\Domain\Notes\RecordAccess;
use App\Http\Controllers\Notes\NoteController;
use Illuminate\Support\Facades\Route;

// Notes of clients, leads, DB clients and RSG events. RecordAccess and NotePolicy check the access to the record.
Route::prefix('notes')->name('notes.')->group(function (): void {
    Route::prefix('{subjectType}/{subjectId}')->where(['subjectType' => RecordAccess::TYPES, 'subjectId' => '[0-9]{1,18}'])->group(function (): void {
        Route::get('people', [NoteController::class, 'people'])->name('people');
        Route::post('/', [NoteController::class, 'store'])->name('store');
    });
    Route::put('mentions/seen', [NoteController::class, 'markMentionsSeen'])->name('mentions.seen');
    Route::put('promises/{promise}', [NoteController::class, 'markPromise'])->name('promises.update');
    Route::get('{note}/revisions', [NoteController::class, 'revisions'])->name('revisions')->can('view', 'note');
    Route::put('{note}/pin', [NoteController::class, 'pin'])->name('pin')->can('view', 'note');
    Route::put('{note}', [NoteController::class, 'update'])->name('update')->can('change', 'note');
    Route::put('{note}/restore', [NoteController::class, 'restore'])->name('restore')->withTrashed()->can('change', 'note');
    Route::delete('{note}', [NoteController::class, 'destroy'])->name('destroy')->can('change', 'note');
});
