<?php

declare(strict_types=1);

use App\Http\Controllers\Leads\LeadController;
use App\Http\Controllers\Leads\LeadConversionController;
use App\Http\Middleware\OpenDefaultPreset;
use App\Models\Lead;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/leads')->name('clients.leads.')->middleware('can:viewClients')->group(function (): void {
    Route::get('', [LeadController::class, 'index'])->name('index')->middleware(OpenDefaultPreset::class.':leads');
    Route::post('', [LeadController::class, 'store'])->name('store')->can('create', Lead::class);
    Route::get('board/{leadStatus}', [LeadController::class, 'board'])->name('board');
    // Skips leads of other teams.
    Route::put('owner', [LeadController::class, 'assign'])->name('assign');
    Route::get('{lead}', [LeadController::class, 'show'])->name('show')->can('view', 'lead');
    Route::get('{lead}/conversion', [LeadConversionController::class, 'show'])->name('conversion')->can('convert', 'lead');
    // Shares its limit with reveals of clients and DB clients.
    Route::post('{lead}/reveal-contact', [LeadController::class, 'revealContact'])->name('reveal-contact')->can('revealContact', 'lead')->middleware('throttle:20,10,reveal-contact');
    Route::put('{lead}', [LeadController::class, 'update'])->name('update')->can('update', 'lead');
    Route::delete('{lead}', [LeadController::class, 'destroy'])->name('destroy')->can('work', 'lead');
    Route::post('{lead}/restore', [LeadController::class, 'restore'])->name('restore')->withTrashed()->can('work', 'lead');
    Route::put('{lead}/status', [LeadController::class, 'move'])->name('move')->can('work', 'lead');
    Route::post('{lead}/conversion', [LeadConversionController::class, 'store'])->name('convert')->can('convert', 'lead');
    Route::delete('{lead}/conversion', [LeadConversionController::class, 'destroy'])->name('conversion.undo')->can('convert', 'lead');
});
