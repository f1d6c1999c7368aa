<?php

declare(strict_types=1);

namespace App\Jobs\Matching;

use App\Models\ImportRow;
use App\Services\Matching\OrderedPair;
use App\Services\Matching\SuggestMatches;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Looks for the duplicates of what an import brought, a stretch at a time: each job does one and asks for the next. */
final class SuggestMatchesOfImport implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    private const STRETCH = 200;

    public int $tries = 3;

    public function __construct(public readonly int $importId, public readonly int $afterId = 0) {}

    public function handle(SuggestMatches $suggest): void
    {
        $rows = ImportRow::query()->where('import_id', $this->importId)->where('id', '>', $this->afterId)
            ->whereIn('subject_type', OrderedPair::TYPES)->whereNotNull('subject_id')
            ->orderBy('id')->limit(self::STRETCH)->get(['id', 'subject_type', 'subject_id']);

        foreach ($rows as $row) {
            $suggest->for((string) $row->subject_type, (int) $row->subject_id, $this->importId);
        }
        if ($rows->count() === self::STRETCH) {
            self::dispatch($this->importId, (int) $rows->last()?->id);
        }
    }
}
