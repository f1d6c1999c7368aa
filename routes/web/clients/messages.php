<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\ClientMessagesController;
use App\Http\Controllers\Clients\SmsOptOutController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('messages', [ClientMessagesController::class, 'index'])->name('messages')->can('view', 'client');
    Route::get('messages/older', [ClientMessagesController::class, 'older'])->name('messages.older')->can('view', 'client');
    Route::post('messages', [ClientMessagesController::class, 'store'])->name('messages.store')->can('contribute', 'client')->can(Ability::ViewSmsPanel->value);
    Route::post('sms-opt-out', [SmsOptOutController::class, 'store'])->name('sms-opt-out.store')->can('contribute', 'client')->can(Ability::ViewSmsPanel->value);
    Route::delete('sms-opt-out', [SmsOptOutController::class, 'destroy'])->name('sms-opt-out.destroy')->can('contribute', 'client')->can(Ability::ViewSmsPanel->value);
});
