<?php

declare(strict_types=1);

namespace App\Jobs\Matches;

use App\Domain\Matches\MatchSuggester;
use App\Domain\Matches\OrderedPair;
use App\Models\ImportRow;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Looks for possible matches of imported records in batches. Each job queues the next batch. */
final class SuggestMatchesOfImport implements ShouldQueue
{
    use Queueable;

    private const BATCH = 200;

    public int $tries = 3;

    public function __construct(public readonly int $importId, public readonly int $afterId = 0) {}

    public function handle(MatchSuggester $suggest): void
    {
        $rows = ImportRow::query()->where('import_id', $this->importId)->where('id', '>', $this->afterId)
            ->whereIn('subject_type', OrderedPair::TYPES)->whereNotNull('subject_id')
            ->orderBy('id')->limit(self::BATCH)->get(['id', 'subject_type', 'subject_id']);

        foreach ($rows as $row) {
            $suggest->for((string) $row->subject_type, (int) $row->subject_id, $this->importId);
        }
        if ($rows->count() === self::BATCH) {
            self::dispatch($this->importId, (int) $rows->last()?->id);
        }
    }
}
