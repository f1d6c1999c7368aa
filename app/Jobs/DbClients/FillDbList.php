<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Lists\DbClients\DbClientList;
use App\Lists\DbClients\DbClientSelection;
use App\Lists\DbClients\ListFiller;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Contracts\Queue\ShouldQueueAfterCommit;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Fills a large list from its filters. The list keeps the progress, so a run after a crash continues from there. */
final class FillDbList implements ShouldQueueAfterCommit
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** Seconds of work before the rest goes to a new job; less than the timeout. */
    private const SHIFT = 20;

    public function __construct(public readonly int $listId) {}

    public function handle(ListFiller $filler, DbClientList $dbClients): void
    {
        $list = DbList::query()->find($this->listId);
        $creator = $list === null ? null : User::query()->find($list->created_by);
        if ($list === null || $creator === null || $list->filters === null) {
            return;
        }

        $query = $dbClients->selected(new DbClientSelection(null, $list->filters), $creator);
        $until = hrtime(true) + self::SHIFT * 1_000_000_000;
        do {
            $hasMore = $filler->step($list, $query);
        } while ($hasMore && hrtime(true) < $until);

        if ($hasMore) {
            self::dispatch($this->listId);
        }
    }

    /** The DB clients already on the list can be called. */
    public function failed(?Throwable $failure): void
    {
        DbList::query()->whereKey($this->listId)->whereNull('filled_at')
            ->update(['filled_at' => now(), 'fill_error' => 'The list is incomplete. Create another list for the rest and contact a developer.']);
    }
}
