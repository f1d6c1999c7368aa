<?php

declare(strict_types=1);

namespace App\Jobs\DuplicateOsko;

use App\Actions\DuplicateOsko\FindDuplicates;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Compares a bank line with earlier ones. Safe to repeat; a missing line is ignored. */
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
