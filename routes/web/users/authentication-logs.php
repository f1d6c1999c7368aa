<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Users\AuthenticationLogController;
use App\Lists\Users\AuthenticationLogList;
use Illuminate\Support\Facades\Route;

Route::prefix('users/authentication-logs')->name('users.authentication-logs.')->middleware('can:'.Ability::ViewUsers->value)->group(function (): void {
    Route::get('/', [AuthenticationLogController::class, 'index'])->name('index');
    Route::get('export', ExportListController::class)->defaults('list', AuthenticationLogList::class)->name('export')->can('exportUsers');
    Route::delete('{authenticationLog}/session', [AuthenticationLogController::class, 'endSession'])->name('session.destroy');
});
