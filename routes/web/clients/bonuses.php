<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\ApproveBonusController;
use App\Http\Controllers\Clients\ClientBonusesController;
use App\Http\Controllers\Clients\ExportClientListController;
use App\Http\Controllers\Clients\ReverseBonusController;
use App\Lists\Clients\BonusClaimList;
use App\Models\BonusClaim;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/{client}')->name('clients.')->middleware('can:viewClients')->scopeBindings()->group(function (): void {
    Route::get('bonuses', [ClientBonusesController::class, 'index'])->name('bonuses')->can('view', 'client');
    Route::get('bonuses/export', ExportClientListController::class)->defaults('list', BonusClaimList::class)->name('bonuses.export')->can('view', 'client')->can('export', Client::class);
    Route::post('bonuses', [ClientBonusesController::class, 'store'])->name('bonuses.store')->can('create', [BonusClaim::class, 'client']);
    Route::put('bonuses/{bonusClaim}', [ClientBonusesController::class, 'update'])->name('bonuses.update')->can('create', [BonusClaim::class, 'client']);
    Route::put('bonuses/{bonusClaim}/approval', ApproveBonusController::class)->name('bonuses.approve')->can('decide', [BonusClaim::class, 'client']);
    Route::put('bonuses/{bonusClaim}/reversal', ReverseBonusController::class)->name('bonuses.reverse')->can('decide', [BonusClaim::class, 'client']);
});
