<?php

declare(strict_types=1);

use App\Http\Controllers\DbClients\DbCleanupController;
use App\Models\DbClient;
use Illuminate\Support\Facades\Route;

Route::middleware(['can:viewDBClients', 'can:cleanUp,'.DbClient::class])->group(function (): void {
    Route::get('db-clients/clean-up', [DbCleanupController::class, 'index'])->name('db-clients.clean-up.index');
    Route::post('db-clients/clean-up', [DbCleanupController::class, 'store'])->name('db-clients.clean-up.store');
    Route::post('db-clients/clean-up/preview', [DbCleanupController::class, 'preview'])->name('db-clients.clean-up.preview');
    Route::delete('db-clients/clean-up/{dbCleanup}', [DbCleanupController::class, 'destroy'])->can('manage', 'dbCleanup')->name('db-clients.clean-up.destroy');
    Route::post('db-clients/clean-up/{dbCleanup}/stop', [DbCleanupController::class, 'stop'])->can('manage', 'dbCleanup')->name('db-clients.clean-up.stop');
});
