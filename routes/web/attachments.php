<?php

declare(strict_types=1);

use App\Domain\Notes\RecordAccess;
use App\Http\Controllers\Attachments\AttachmentController;
use App\Http\Middleware\FindAttachment;
use Illuminate\Support\Facades\Route;

// Files of clients, leads, DB clients, RSG events, RSG forms and emails. RecordAccess checks the access to the record.
Route::prefix('attachments/{subjectType}/{subjectId}')->name('attachments.')->where(['subjectId' => '[0-9]{1,18}'])->group(function (): void {
    Route::post('/', [AttachmentController::class, 'store'])->name('store')->where('subjectType', RecordAccess::TAKES_FILES);
    Route::get('{attachment}', [AttachmentController::class, 'download'])->name('show')->where('subjectType', RecordAccess::WITH_FILES)->middleware(FindAttachment::class);
    // Not files of emails, which stay as they were sent.
    Route::where(['subjectType' => RecordAccess::TAKES_FILES])->middleware(FindAttachment::class.':own')->group(function (): void {
        Route::put('{attachment}', [AttachmentController::class, 'update'])->name('update');
        Route::put('{attachment}/restore', [AttachmentController::class, 'restore'])->name('restore')->withTrashed();
        Route::delete('{attachment}', [AttachmentController::class, 'destroy'])->name('destroy');
    });
});
