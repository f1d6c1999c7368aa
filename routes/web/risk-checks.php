<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Clients\CheckClientRiskController;
use Illuminate\Support\Facades\Route;

Route::post('/clients/{client}/check/risk', CheckClientRiskController::class)
    ->middleware('can:'.Ability::RiskCheckClients->value)
    ->name('clients.check.risk');
