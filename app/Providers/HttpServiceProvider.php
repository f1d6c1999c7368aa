<?php

declare(strict_types=1);

namespace App\Providers;

use App\Http\Bindings\ClientOfPath;
use App\Http\ErrorPages;
use App\Inertia\Inertia;
use App\Models\Client;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

/** Route bindings and error pages. */
final class HttpServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        // Eighteen digits always fit a 64-bit number; PostgreSQL fails on one that does not.
        Route::patterns(array_fill_keys(['adjustment', 'apiToken', 'auditEvent', 'operatorSite', 'client', 'attachment', 'bankAccount', 'batch', 'bonusClaim', 'bulkChange', 'dbCleanup', 'dbClient', 'dbList', 'deposit', 'duplicateCase', 'email', 'export', 'import', 'item', 'lead', 'match', 'merge', 'note', 'preset', 'reason', 'siteAccount', 'transaction', 'transfer', 'rsgEvent', 'rsgLimit', 'conversation', 'delivery', 'device', 'notification', 'review', 'submission', 'user', 'webhookSource', 'withdrawal'], '[0-9]{1,18}'));

        Route::bind('client', static fn (string $id): Client => app(ClientOfPath::class)->bind($id));

        // Resolved late, because the exception handler is built on the first error.
        $this->app->booted(static fn () => Inertia::handleExceptionsUsing((new ErrorPages)->for(...)));
    }
}
