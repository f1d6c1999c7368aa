<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Services\DbClients\ProspectArrival;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;
use Illuminate\Support\Facades\DB;

/** Suppresses those of some prospects who must be left alone; run twice, it finds nothing more to do. */
final class SettleProspects implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** @param  list<int>  $ids  few enough for one transaction */
    public function __construct(public readonly array $ids, public readonly ?int $actorId)
    {
        $this->afterCommit();
    }

    public function handle(ProspectArrival $arrival): void
    {
        DB::transaction(fn (): int => $arrival->settle($this->ids, $this->actorId), 3);
    }
}
