<?php

declare(strict_types=1);

namespace App\Jobs\DepositMatching;

use App\Actions\DepositMatching\AutoMatchDeposit;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Suggests a client for a new deposit. Safe to lose or repeat: `deposits:propose` catches up. */
final class ProposeDepositMatch implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public int $timeout = 30;

    public function __construct(public readonly int $depositId) {}

    public function handle(AutoMatchDeposit $match): void
    {
        $match->handle($this->depositId);
    }
}
