<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ClientResponsibleGamblingController;
use App\Http\Controllers\Rsg\CheckClientBetstopController;
use App\Http\Controllers\Rsg\ClientRsgEventController;
use App\Http\Controllers\Rsg\EnterClientInGenwebController;
use App\Http\Controllers\Rsg\SelfExcludeClientController;
use App\Http\Controllers\Rsg\SetRsgLimitController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('rsg', [ClientResponsibleGamblingController::class, 'index'])->name('rsg')->can('view', 'client');
    Route::post('rsg/betstop-check', CheckClientBetstopController::class)->name('rsg.betstop-check')->can('protect', 'client');
    Route::post('rsg/genweb', EnterClientInGenwebController::class)->name('rsg.genweb')->can('protect', 'client');
    Route::post('rsg/limits', SetRsgLimitController::class)->name('rsg.limits.store')->can('protect', 'client');
    Route::post('rsg/self-exclusion', SelfExcludeClientController::class)->name('rsg.self-exclusion.store')->can('protect', 'client');
    Route::post('rsg/events', [ClientRsgEventController::class, 'store'])->name('rsg.events.store')->can('workRsgEvents', 'client');
    Route::put('rsg/events/{rsgEvent}', [ClientRsgEventController::class, 'update'])->name('rsg.events.update')->can('workRsgEvents', 'client')->scopeBindings();
});
