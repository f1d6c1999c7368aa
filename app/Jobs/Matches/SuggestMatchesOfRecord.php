<?php

declare(strict_types=1);

namespace App\Jobs\Matches;

use App\Domain\Matches\MatchSuggester;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Looks for possible matches of a new or changed record. Safe to repeat; a missing record is ignored. */
final class SuggestMatchesOfRecord implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public function __construct(public readonly string $type, public readonly int $id) {}

    public function handle(MatchSuggester $suggest): void
    {
        $suggest->for($this->type, $this->id);
    }
}
