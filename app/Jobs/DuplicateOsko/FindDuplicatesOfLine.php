<?php

declare(strict_types=1);

namespace App\Jobs\DuplicateOsko;

use App\Actions\DuplicateOsko\FindDuplicates;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Compares a bank line with earlier ones. Safe to repeat; a missing line is ignored. */
final class FindDuplicatesOfLine implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public function __construct(public readonly int $lineId) {}

    public function handle(FindDuplicates $find): void
    {
        $find->handle($this->lineId);
    }
}
