<?php

declare(strict_types=1);

namespace App\Jobs\Deposits;

use App\Actions\Deposits\Duplicates\FindDuplicates;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Looks whether a line of the bank repeats another one. Again does no harm; a line that is gone is nothing. */
final class FindDuplicatesOfLine implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 3;

    public function __construct(public readonly int $lineId) {}

    public function handle(FindDuplicates $find): void
    {
        $find->handle($this->lineId);
    }
}
