<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Services\CredentialController;
use Illuminate\Support\Facades\Route;

Route::prefix('services')->name('services.')->middleware('can:'.Ability::ViewServices->value)->group(function (): void {
    Route::get('/', [CredentialController::class, 'index'])->name('index');

    Route::middleware('can:manageServices')->group(function (): void {
        Route::post('credentials', [CredentialController::class, 'store'])->name('credentials.store');
        Route::put('credentials/{credential}', [CredentialController::class, 'update'])->name('credentials.update');
        Route::put('credentials/{credential}/secret', [CredentialController::class, 'rotate'])->name('credentials.rotate');
        Route::put('credentials/{credential}/archive', [CredentialController::class, 'archive'])->name('credentials.archive');
        Route::delete('credentials/{credential}/archive', [CredentialController::class, 'archive'])->name('credentials.restore');
        // The limit stops users who read out many secrets. Passwords have a limit of their own.
        Route::post('credentials/{credential}/reveal', [CredentialController::class, 'reveal'])->name('credentials.reveal')->middleware('throttle:20,10,reveal-credential');
    });
});
