<?php

declare(strict_types=1);

use App\Domain\Notes\RecordAccess;
use App\Http\Controllers\Notes\LookUpMentionsController;
use App\Http\Controllers\Notes\MarkMentionsSeenController;
use App\Http\Controllers\Notes\NoteController;
use App\Http\Controllers\Notes\NoteRevisionController;
use App\Http\Controllers\Notes\PinNoteController;
use App\Http\Controllers\Notes\RestoreNoteController;
use Illuminate\Support\Facades\Route;

// Notes of clients, leads and DB clients. RecordAccess and NotePolicy check the access to the record.
Route::prefix('notes')->name('notes.')->group(function (): void {
    Route::prefix('{subjectType}/{subjectId}')->where(['subjectType' => RecordAccess::TYPES, 'subjectId' => '[0-9]{1,18}'])->group(function (): void {
        Route::get('people', LookUpMentionsController::class)->name('people');
        Route::post('/', [NoteController::class, 'store'])->name('store');
    });
    Route::put('mentions/seen', MarkMentionsSeenController::class)->name('mentions.seen');
    Route::get('{note}/revisions', [NoteRevisionController::class, 'index'])->name('revisions')->can('view', 'note');
    Route::put('{note}/pin', PinNoteController::class)->name('pin')->can('view', 'note');
    Route::put('{note}', [NoteController::class, 'update'])->name('update')->can('change', 'note');
    Route::put('{note}/restore', RestoreNoteController::class)->name('restore')->withTrashed()->can('change', 'note');
    Route::delete('{note}', [NoteController::class, 'destroy'])->name('destroy')->can('change', 'note');
});
