<?php

declare(strict_types=1);

use App\Http\Controllers\DbClients\BulkDbDetailsController;
use App\Http\Controllers\DbClients\DbAddressController;
use App\Models\DbAddress;
use App\Models\DbClient;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewDBClients')->group(function (): void {
    Route::get('db-clients/addresses', [DbAddressController::class, 'index'])->name('db-clients.addresses.index');
    Route::patch('db-clients/addresses', BulkDbDetailsController::class)->defaults('model', DbAddress::class)->can('manage', DbClient::class)->name('db-clients.addresses.update');
});
