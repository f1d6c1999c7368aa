<?php

declare(strict_types=1);

namespace App\Jobs\DbClients;

use App\Http\Requests\DbClients\DbClientIndexRequest;
use App\Models\DbList;
use App\Models\User;
use App\Queries\DbClients\DbClientListQuery;
use App\Services\DbClients\ListFiller;
use App\Services\DbClients\ProspectScope;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;
use Throwable;

/** Fills a large list from its filters. How far it is stands in the list, so a run after a crash goes on there. */
final class FillDbList implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public int $timeout = 60;

    /** Seconds of work before the rest goes to a job of its own; less than the timeout. */
    private const SHIFT = 20;

    public function __construct(public readonly int $listId)
    {
        $this->afterCommit();
    }

    public function handle(ListFiller $filler, DbClientListQuery $prospects): void
    {
        $list = DbList::query()->find($this->listId);
        $maker = $list === null ? null : User::query()->find($list->created_by);
        if ($list === null || $maker === null || $list->filters === null) {
            return;
        }

        $query = $prospects->filtered(DbClientIndexRequest::of($list->filters, $maker)->filters(), ProspectScope::of($maker));
        $until = hrtime(true) + self::SHIFT * 1_000_000_000;
        do {
            $hasMore = $filler->step($list, $query);
        } while ($hasMore && hrtime(true) < $until);

        if ($hasMore) {
            self::dispatch($this->listId);
        }
    }

    /** Whoever is on the list can be called; the rest is for another list. */
    public function failed(?Throwable $failure): void
    {
        DbList::query()->whereKey($this->listId)->whereNull('filled_at')
            ->update(['filled_at' => now(), 'fill_error' => 'It could not be filled to the end. Make another list of the rest, and tell a developer.']);
    }
}
