<?php

declare(strict_types=1);

namespace App\Providers;

use App\Listeners\FinishedImportObserver;
use App\Listeners\IdentityObserver;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Import;
use App\Models\Lead;
use Illuminate\Support\ServiceProvider;

/** Who is looked at for duplicates, and when. */
final class MatchingServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Client::observe(IdentityObserver::class);
        Lead::observe(IdentityObserver::class);
        DbClient::observe(IdentityObserver::class);
        Import::observe(FinishedImportObserver::class);
    }
}
