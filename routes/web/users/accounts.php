<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Users\SecondFactorResetController;
use App\Http\Controllers\Users\UserActivationController;
use App\Http\Controllers\Users\UserController;
use App\Http\Controllers\Users\UserInvitationController;
use App\Http\Controllers\Users\UserPhotoController;
use App\Lists\Users\UserList;
use App\Models\User;
use Illuminate\Support\Facades\Route;

// Accounts of colleagues. AccountRules decides which accounts and fields a manager may change.
Route::prefix('users')->name('users.')->middleware('can:'.Ability::ViewUsers->value)->group(function (): void {
    Route::get('/', [UserController::class, 'index'])->name('index');
    Route::get('export', ExportListController::class)->defaults('list', UserList::class)->name('export')->can('exportUsers');

    Route::middleware('can:manage,'.User::class)->group(function (): void {
        Route::get('create', [UserController::class, 'create'])->name('create');
        Route::post('/', [UserController::class, 'store'])->name('store');
        Route::put('{user}', [UserController::class, 'update'])->name('update');
        Route::post('{user}/photo', [UserPhotoController::class, 'store'])->name('photo.store');
        Route::delete('{user}/photo', [UserPhotoController::class, 'destroy'])->name('photo.destroy');
        Route::post('{user}/invitation', [UserInvitationController::class, 'store'])->name('invitation.store');
        Route::delete('{user}/invitation', [UserInvitationController::class, 'destroy'])->name('invitation.destroy');
        Route::post('{user}/activation', [UserActivationController::class, 'store'])->name('activation.store');
        Route::delete('{user}/activation', [UserActivationController::class, 'destroy'])->name('activation.destroy');
        Route::post('{user}/second-factor-reset', [SecondFactorResetController::class, 'store'])->name('second-factor.store');
        Route::put('{user}/second-factor-reset', [SecondFactorResetController::class, 'update'])->name('second-factor.update');
        Route::delete('{user}/second-factor-reset', [SecondFactorResetController::class, 'destroy'])->name('second-factor.destroy');
    });
    Route::get('{user}/edit', [UserController::class, 'edit'])->name('edit');
});
