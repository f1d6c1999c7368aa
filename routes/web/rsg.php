<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Rsg\ExclusionCaseController;
use App\Http\Controllers\Rsg\ExclusionLiftController;
use App\Http\Controllers\Rsg\ResolveRsgController;
use App\Http\Controllers\Rsg\RsgDashboardController;
use Illuminate\Support\Facades\Route;

Route::prefix('rsg')->name('rsg.')->group(function (): void {
    Route::get('/', RsgDashboardController::class)->middleware('can:'.Ability::ViewRsg->value)->name('dashboard');

    // Includes communications with deleted clients, which still have to be handled.
    Route::post('communications/clients/{client}/mark-as-resolved', [ResolveRsgController::class, 'communications'])
        ->middleware('can:'.Ability::ViewRsgCommunications->value)
        ->name('communications.mark-as-resolved')
        ->withTrashed();
    Route::put('form-submissions/{submission}/mark-as-resolved', [ResolveRsgController::class, 'formSubmission'])
        ->middleware('can:'.Ability::ViewRsgFormSubmissions->value)
        ->name('form-submissions.mark-as-resolved');

    Route::prefix('exclusions/{case}')->name('exclusions.')->middleware('can:'.Ability::ViewRsg->value)->group(function (): void {
        Route::get('/', [ExclusionCaseController::class, 'show'])->name('show');
        Route::middleware('can:protectPeople')->group(function (): void {
            Route::put('owner', [ExclusionCaseController::class, 'assign'])->name('assign');
            Route::put('records/{record}', [ExclusionCaseController::class, 'decide'])->name('records.update')->scopeBindings();
            // POST, because the proof may be a file.
            Route::post('steps/{step}', [ExclusionCaseController::class, 'complete'])->name('steps.complete')->scopeBindings();
            Route::post('bonuses/reversal', [ExclusionCaseController::class, 'reverseBonuses'])->name('bonuses.reverse');
            Route::post('accounts/closure', [ExclusionCaseController::class, 'closeAccounts'])->name('accounts.close');
        });
        Route::middleware('can:liftExclusions')->group(function (): void {
            Route::post('lift', [ExclusionLiftController::class, 'store'])->name('lift.store');
            Route::put('lift', [ExclusionLiftController::class, 'update'])->name('lift.confirm');
            Route::delete('lift', [ExclusionLiftController::class, 'destroy'])->name('lift.destroy');
        });
    });
});
