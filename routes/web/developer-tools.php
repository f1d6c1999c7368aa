<?php

declare(strict_types=1);

use App\Http\Controllers\DeveloperTools\ApiDocsController;
use App\Http\Controllers\DeveloperTools\ApiTokenController;
use App\Http\Controllers\DeveloperTools\DeliveryController;
use App\Http\Controllers\DeveloperTools\WebhookSourceController;
use Illuminate\Support\Facades\Route;

Route::middleware('can:isDeveloperStaff')->group(function (): void {
    Route::get('docs/api', [ApiDocsController::class, 'show'])->name('docs.api');
    Route::get('docs/api/openapi.json', [ApiDocsController::class, 'document'])->name('docs.openapi');

    Route::prefix('developer')->name('developer.')->group(function (): void {
        Route::get('api-tokens', [ApiTokenController::class, 'index'])->name('api-tokens.index');
        Route::get('webhook-sources', [WebhookSourceController::class, 'index'])->name('webhook-sources.index');
        Route::get('deliveries', [DeliveryController::class, 'index'])->name('deliveries.index');

        // Not during an impersonation.
        Route::middleware('can:changeOwnCredentials')->group(function (): void {
            Route::post('api-tokens', [ApiTokenController::class, 'store'])->name('api-tokens.store');
            Route::delete('api-tokens/{apiToken}', [ApiTokenController::class, 'destroy'])->name('api-tokens.destroy');
            Route::post('webhook-sources', [WebhookSourceController::class, 'store'])->name('webhook-sources.store');
            Route::put('webhook-sources/{webhookSource}', [WebhookSourceController::class, 'update'])->name('webhook-sources.update');
            Route::post('webhook-sources/{webhookSource}/rotate', [WebhookSourceController::class, 'rotate'])->name('webhook-sources.rotate');
            Route::post('deliveries/{delivery}/reveal', [DeliveryController::class, 'reveal'])->name('deliveries.reveal');
            Route::post('deliveries/{delivery}/replay', [DeliveryController::class, 'replay'])->name('deliveries.replay');
        });
    });
});
