<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\ClientController;
use Illuminate\Support\Facades\Route;

Route::post('/clients/{client}/check/risk', [ClientController::class, 'checkRisk'])
    ->middleware('can:'.Ability::RiskCheckClients->value)
    ->name('clients.check.risk');
