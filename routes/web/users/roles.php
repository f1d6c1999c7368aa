<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Users\EffectiveAccessController;
use App\Http\Controllers\Users\RoleController;
use App\Http\Controllers\Users\RoleProposalController;
use Illuminate\Support\Facades\Route;

Route::prefix('users/roles-description')->name('users.roles-description.')->middleware('can:'.Ability::ViewRoles->value)->group(function (): void {
    Route::get('/', [RoleController::class, 'index'])->name('index');
    Route::get('access', EffectiveAccessController::class)->name('access');
    Route::middleware('can:editRoles')->group(function (): void {
        Route::post('/', [RoleController::class, 'store'])->name('store');
        Route::put('{role}', [RoleController::class, 'update'])->name('update');
        Route::delete('{role}', [RoleController::class, 'destroy'])->name('destroy');
        Route::put('{role}/rights', [RoleController::class, 'rights'])->name('rights');
        Route::prefix('proposals/{roleProposal}')->name('proposals.')->group(function (): void {
            Route::put('confirmation', [RoleProposalController::class, 'confirm'])->name('confirm');
            Route::put('rejection', [RoleProposalController::class, 'reject'])->name('reject');
            Route::delete('/', [RoleProposalController::class, 'destroy'])->name('destroy');
        });
    });
});
