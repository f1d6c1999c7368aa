<?php

declare(strict_types=1);

use App\Http\Controllers\DbClients\DbPhoneNumberController;
use App\Models\DbClient;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewDBClients')->group(function (): void {
    Route::get('db-clients/phone-numbers', [DbPhoneNumberController::class, 'index'])->name('db-clients.phone-numbers.index');
    Route::patch('db-clients/phone-numbers', [DbPhoneNumberController::class, 'update'])->can('manage', DbClient::class)->name('db-clients.phone-numbers.update');
});
