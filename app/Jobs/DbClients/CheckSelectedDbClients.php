<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Actions\DbClients\CheckDbClients;
use Illuminate\Contracts\Queue\ShouldQueueAfterCommit;
use Illuminate\Foundation\Queue\Queueable;

/** Rechecks DB clients. Safe to repeat. */
final class CheckSelectedDbClients implements ShouldQueueAfterCommit
{
    use Queueable;

    public int $tries = 5;

    public int $timeout = 60;

    /** @param  list<int>  $ids  few enough for one transaction */
    public function __construct(public readonly array $ids, public readonly int $actorId) {}

    public function handle(CheckDbClients $check): void
    {
        $check->handle($this->ids, $this->actorId);
    }
}
