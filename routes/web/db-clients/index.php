<?php

declare(strict_types=1);

use App\Http\Controllers\DbClients\BulkDbClientController;
use App\Http\Controllers\DbClients\CheckDbClientController;
use App\Http\Controllers\DbClients\DbClientController;
use App\Http\Controllers\DbClients\DbClientConversionController;
use App\Http\Controllers\DbClients\DbClientSuppressionController;
use App\Http\Controllers\DbClients\DbListController;
use App\Http\Controllers\DbClients\LogDbClientOutcomeController;
use App\Http\Controllers\DbClients\RevealDbClientContactController;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Middleware\OpenDefaultPreset;
use App\Lists\DbClients\DbListList;
use App\Models\DbClient;
use Illuminate\Support\Facades\Route;

Route::middleware('can:viewDBClients')->group(function (): void {
    Route::get('db-clients', [DbClientController::class, 'index'])->name('db-clients.index')->middleware(OpenDefaultPreset::class.':db_clients');
    Route::get('db-clients/lists', [DbListController::class, 'index'])->name('db-clients.lists.index');
    Route::get('db-clients/lists/export', ExportListController::class)->defaults('list', DbListList::class)->name('db-clients.lists.export')->can('exportDbClients');
    Route::get('db-clients/{dbClient}', [DbClientController::class, 'show'])->can('view', 'dbClient')->name('db-clients.show');
    Route::post('db-clients/{dbClient}/outcomes', LogDbClientOutcomeController::class)->can('logOutcome', 'dbClient')->name('db-clients.outcomes.store')->withTrashed();
    Route::post('db-clients/{dbClient}/reveal-contact', RevealDbClientContactController::class)->can('revealContact', 'dbClient')->name('db-clients.reveal-contact')->middleware('throttle:20,10,reveal-contact');

    Route::get('db-clients/create', [DbClientController::class, 'create'])->can('create', DbClient::class)->name('db-clients.create');
    Route::post('db-clients', [DbClientController::class, 'store'])->can('create', DbClient::class)->name('db-clients.store');
    Route::get('db-clients/{dbClient}/edit', [DbClientController::class, 'edit'])->can('update', 'dbClient')->name('db-clients.edit');
    Route::put('db-clients/{dbClient}', [DbClientController::class, 'update'])->can('update', 'dbClient')->name('db-clients.update');
    Route::post('db-clients/{dbClient}/suppression', [DbClientSuppressionController::class, 'store'])->can('suppress', 'dbClient')->name('db-clients.suppression.store');
    Route::delete('db-clients/{dbClient}/suppression', [DbClientSuppressionController::class, 'destroy'])->can('lift', 'dbClient')->name('db-clients.suppression.destroy');
    Route::post('db-clients/{dbClient}/check', CheckDbClientController::class)->can('check', 'dbClient')->name('db-clients.check');
    Route::post('db-clients/{dbClient}/conversion', [DbClientConversionController::class, 'store'])->can('convert', 'dbClient')->name('db-clients.conversion.store');
    Route::delete('db-clients/{dbClient}/conversion', [DbClientConversionController::class, 'destroy'])->can('convert', 'dbClient')->name('db-clients.conversion.destroy');

    Route::middleware('can:manage,'.DbClient::class)->group(function (): void {
        Route::post('db-clients/lists', [DbListController::class, 'store'])->name('db-clients.lists.store');
        Route::delete('db-clients/lists/{dbList}', [DbListController::class, 'destroy'])->name('db-clients.lists.destroy');
        Route::post('db-clients/bulk/suppress', [BulkDbClientController::class, 'suppress'])->name('db-clients.bulk.suppress');
        Route::post('db-clients/bulk/check', [BulkDbClientController::class, 'check'])->name('db-clients.bulk.check');
    });
});
