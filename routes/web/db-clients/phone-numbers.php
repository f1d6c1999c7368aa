<?php

declare(strict_types=1);

use App\Http\Controllers\DbClients\BulkDbDetailsController;
use App\Http\Controllers\DbClients\DbPhoneNumberController;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewDBClients')->group(function (): void {
    Route::get('db-clients/phone-numbers', [DbPhoneNumberController::class, 'index'])->name('db-clients.phone-numbers.index');
    Route::patch('db-clients/phone-numbers', BulkDbDetailsController::class)->defaults('model', DbPhoneNumber::class)->can('manage', DbClient::class)->name('db-clients.phone-numbers.update');
});
