<?php

declare(strict_types=1);

use App\Http\Controllers\Api\BankLineController;
use App\Http\Controllers\Api\ClientController;
use App\Http\Controllers\Shell\UnknownPathController;
use App\Http\Middleware\EnsureIdempotency;
use App\Http\Middleware\EnsureJsonBody;
use App\Services\Intake\IntakeScope;
use Illuminate\Support\Facades\Route;
use Laravel\Sanctum\Http\Middleware\CheckAbilities;

// The HTTP intake, under /api/v1: tokens with scopes (`php artisan api:token`), failures as problem+json.
Route::middleware(['auth:sanctum', 'throttle:api', EnsureJsonBody::class])->name('api.')->group(function (): void {
    Route::post('/clients', [ClientController::class, 'store'])
        ->middleware([CheckAbilities::class.':'.IntakeScope::CreateClients->value, EnsureIdempotency::class])
        ->name('clients.store');
    Route::post('/bank-lines', [BankLineController::class, 'store'])
        ->middleware([CheckAbilities::class.':'.IntakeScope::CreateBankLines->value, EnsureIdempotency::class])
        ->name('bank-lines.store');
});

// Before the pages' own, which would begin a session.
Route::any('{path}', UnknownPathController::class)->where('path', '.*')->fallback();
