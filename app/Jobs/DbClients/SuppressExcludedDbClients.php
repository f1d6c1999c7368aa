<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Domain\DbClients\DbClientImporter;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Support\Facades\DB;

/** Suppresses the excluded ones among these DB clients. Safe to repeat. */
final class SuppressExcludedDbClients implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** @param  list<int>  $ids  few enough for one transaction */
    public function __construct(public readonly array $ids, public readonly ?int $actorId)
    {
        $this->afterCommit();
    }

    public function handle(DbClientImporter $arrival): void
    {
        DB::transaction(fn (): int => $arrival->settle($this->ids, $this->actorId), 3);
    }
}
