<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Domain\DbClients\DbClientImporter;
use App\Events\ExcludedDbClientsFound;
use Illuminate\Contracts\Queue\ShouldQueueAfterCommit;
use Illuminate\Support\Facades\DB;

/** Suppresses the excluded ones of the found DB clients. Safe to repeat. */
final class SuppressFoundDbClients implements ShouldQueueAfterCommit
{
    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    public function __construct(private readonly DbClientImporter $importer) {}

    public function handle(ExcludedDbClientsFound $event): void
    {
        DB::transaction(fn (): int => $this->importer->settle($event->ids, $event->actorId), 3);
    }
}
