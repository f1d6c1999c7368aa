<?php

declare(strict_types=1);

use App\Http\Controllers\Rsg\ClientRsgController;
use App\Http\Controllers\Rsg\EvidenceController;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->group(function (): void {
    Route::get('rsg', [ClientRsgController::class, 'index'])->name('rsg')->can('view', 'client');
    Route::post('rsg/betstop-check', [ClientRsgController::class, 'checkBetstop'])->name('rsg.betstop-check')->can('protect', 'client');
    Route::post('rsg/genweb', [ClientRsgController::class, 'enterInGenweb'])->name('rsg.genweb')->can('protect', 'client');
    Route::post('rsg/limits', [ClientRsgController::class, 'setLimit'])->name('rsg.limits.store')->can('protect', 'client');
    Route::post('rsg/self-exclusion', [ClientRsgController::class, 'selfExclude'])->name('rsg.self-exclusion.store')->can('protect', 'client');
    Route::post('rsg/evidence', [EvidenceController::class, 'storeOfClient'])->name('rsg.evidence.store')->can('view', 'client')->can('exportEvidence');
    Route::post('rsg/events', [ClientRsgController::class, 'storeEvent'])->name('rsg.events.store')->can('workRsgEvents', 'client');
    Route::put('rsg/events/{rsgEvent}', [ClientRsgController::class, 'moveEvent'])->name('rsg.events.update')->can('workRsgEvents', 'client')->scopeBindings();
});
