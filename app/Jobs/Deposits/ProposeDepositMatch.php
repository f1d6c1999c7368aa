<?php

declare(strict_types=1);

namespace App\Jobs\Deposits;

use App\Actions\Deposits\AutoMatchDeposit;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;
use Illuminate\Support\Facades\DB;

/** Looks whose money a new deposit may be. Losing or repeating it does no harm: `deposits:propose` finds what it left. */
final class ProposeDepositMatch implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 3;

    public int $timeout = 30;

    public function __construct(public readonly int $depositId) {}

    /** As soon as the deposit is there for everybody. It is committed by then: a queue that is down must not turn that into an error. */
    public static function soon(int $depositId): void
    {
        DB::afterCommit(static fn () => rescue(static function () use ($depositId): void {
            self::dispatch($depositId);
        }));
    }

    public function handle(AutoMatchDeposit $match): void
    {
        $match->handle($this->depositId);
    }
}
