<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Events\ExcludedDbClientsFound;
use App\Jobs\DbClients\SuppressExcludedDbClients;

final class SuppressFoundDbClients
{
    public function handle(ExcludedDbClientsFound $event): void
    {
        SuppressExcludedDbClients::dispatch($event->ids, $event->actorId);
    }
}
