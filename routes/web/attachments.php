<?php

declare(strict_types=1);

use App\Domain\Notes\RecordAccess;
use App\Http\Controllers\Attachments\AttachmentController;
use App\Http\Middleware\FindAttachment;
use Illuminate\Support\Facades\Route;

// Files of clients, leads, DB clients, RSG forms and emails. RecordAccess checks the access to the record.
Route::prefix('attachments/{subjectType}/{subjectId}')->name('attachments.')->where(['subjectId' => '[0-9]{1,18}'])->group(function (): void {
    Route::post('/', [AttachmentController::class, 'store'])->name('store')->where('subjectType', RecordAccess::TAKES_FILES);
    Route::where(['subjectType' => RecordAccess::WITH_FILES])->group(function (): void {
        Route::get('{attachment}', [AttachmentController::class, 'download'])->name('show')->middleware(FindAttachment::class);
        Route::put('{attachment}', [AttachmentController::class, 'update'])->name('update')->middleware(FindAttachment::class.':own');
        Route::put('{attachment}/restore', [AttachmentController::class, 'restore'])->name('restore')->withTrashed()->middleware(FindAttachment::class.':own');
        Route::delete('{attachment}', [AttachmentController::class, 'destroy'])->name('destroy')->middleware(FindAttachment::class.':own');
    });
});
