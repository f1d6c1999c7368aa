<?php

declare(strict_types=1);

use App\Http\Controllers\Api\BankLineController;
use App\Http\Controllers\Api\ClientController;
use App\Http\Controllers\Api\FormSubmissionController;
use App\Http\Controllers\Api\InboundSmsController;
use App\Http\Controllers\Api\RsgCommunicationController;
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
    Route::post('/sms/inbound', [InboundSmsController::class, 'store'])
        ->middleware([CheckAbilities::class.':'.IntakeScope::ReceiveSms->value, EnsureIdempotency::class])
        ->name('sms.inbound');
    Route::post('/rsg-communications', [RsgCommunicationController::class, 'store'])
        ->middleware([CheckAbilities::class.':'.IntakeScope::CreateRsgCommunications->value, EnsureIdempotency::class])
        ->name('rsg-communications.store');
    Route::post('/form-submissions', [FormSubmissionController::class, 'store'])
        ->middleware([CheckAbilities::class.':'.IntakeScope::CreateFormSubmissions->value, EnsureIdempotency::class])
        ->name('form-submissions.store');
});

// Before the pages' own, which would begin a session.
Route::any('{path}', UnknownPathController::class)->where('path', '.*')->fallback();
