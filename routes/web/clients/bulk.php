<?php

declare(strict_types=1);

use App\Http\Controllers\Clients\BulkChangeController;
use App\Models\Client;
use Illuminate\Support\Facades\Route;

Route::prefix('clients/bulk')->name('clients.bulk.')->middleware(['can:viewClients', 'can:changeMany,'.Client::class])->group(function (): void {
    Route::get('scope', [BulkChangeController::class, 'scope'])->name('scope');
    Route::post('/', [BulkChangeController::class, 'store'])->name('store');
    Route::delete('{bulkChange}', [BulkChangeController::class, 'destroy'])->name('destroy')->can('update', 'bulkChange');
    Route::post('{bulkChange}/undo', [BulkChangeController::class, 'undo'])->name('undo')->can('update', 'bulkChange');
});
