<?php

declare(strict_types=1);

namespace App\Jobs\Matching;

use App\Services\Matching\SuggestMatches;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Looks for the duplicates of one record after it was made or changed. Again does no harm; a record that is gone is nothing. */
final class SuggestMatchesOfRecord implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 3;

    public function __construct(public readonly string $type, public readonly int $id) {}

    public function handle(SuggestMatches $suggest): void
    {
        $suggest->for($this->type, $this->id);
    }
}
