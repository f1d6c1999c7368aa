<?php

declare(strict_types=1);

use App\Http\Controllers\Messages\AutoCommunicationController;
use App\Http\Controllers\Messages\AutoMessageController;
use App\Http\Controllers\Messages\MessageTemplateController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Messages\AutoCommunicationList;
use Illuminate\Support\Facades\Route;

Route::prefix('messages')->name('messages.')->middleware('can:viewAutoMessages')->group(function (): void {
    Route::prefix('auto-messages')->group(function (): void {
        Route::get('/', [AutoMessageController::class, 'index'])->name('auto-messages.index');
        Route::post('/', [AutoMessageController::class, 'store'])->name('auto-messages.store');
        Route::put('{autoMessage}', [AutoMessageController::class, 'update'])->name('auto-messages.update')->whereNumber('autoMessage');
        Route::put('{autoMessage}/enabled', [AutoMessageController::class, 'enable'])->name('auto-messages.enable');
        Route::delete('{autoMessage}/enabled', [AutoMessageController::class, 'disable'])->name('auto-messages.disable');

        Route::get('templates', [MessageTemplateController::class, 'index'])->name('templates.index');
        Route::post('templates', [MessageTemplateController::class, 'store'])->name('templates.store');
        Route::put('templates/{template}', [MessageTemplateController::class, 'update'])->name('templates.update');
        Route::put('templates/{template}/approved', [MessageTemplateController::class, 'approve'])->name('templates.approve');
        Route::put('templates/{template}/retired', [MessageTemplateController::class, 'retire'])->name('templates.retire');
    });

    Route::get('auto-communications', AutoCommunicationController::class)->name('auto-communications.index');
    Route::get('auto-communications/export', ExportListController::class)->defaults('list', AutoCommunicationList::class)->name('auto-communications.export')->middleware('can:exportReports');
});
