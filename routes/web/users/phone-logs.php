<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Users\CallController;
use App\Http\Controllers\Users\PhoneLogController;
use App\Lists\Users\PhoneLogList;
use Illuminate\Support\Facades\Route;

Route::prefix('users/phone-logs')->name('users.phone-logs.')->middleware('can:'.Ability::ViewPhoneLogs->value)->group(function (): void {
    Route::get('/', PhoneLogController::class)->name('index');
    Route::get('export', ExportListController::class)->defaults('list', PhoneLogList::class)->name('export')->can('exportReports');
});

// From any page that shows a number.
Route::prefix('calls')->name('calls.')->middleware('can:callPeople')->group(function (): void {
    Route::post('/', [CallController::class, 'store'])->name('store');
    Route::put('{phoneLog}', [CallController::class, 'update'])->name('update')->can('update', 'phoneLog');
});
