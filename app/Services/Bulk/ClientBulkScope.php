<?php

declare(strict_types=1);

namespace App\Services\Bulk;

use App\Data\Clients\BulkScope;
use App\Http\Requests\Clients\ClientIndexRequest;
use App\Models\BulkChange;
use App\Models\User;
use App\Queries\Clients\ClientFilters;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Lists\CappedCount;
use App\Queries\Lists\ListReader;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Which clients a change of many is about: the ticked ones, or all that match and were there when it was asked for.
 *
 * @phpstan-import-type Filters from BulkChange
 */
final readonly class ClientBulkScope
{
    public function __construct(private ClientListQuery $clients, private ListReader $lists) {}

    public function now(ClientFilters $filters): BulkScope
    {
        $newest = (int) DB::table('clients')->max('id');
        $count = $this->lists->count($this->clients->matching($filters)->where('clients.id', '<=', $newest));

        return new BulkScope($count->count, $count->isCapped, $newest);
    }

    /**
     * How many of them match, counted no further than lists are.
     *
     * @param  Filters  $filters
     */
    public function count(array $filters, User $user): CappedCount
    {
        return $this->lists->count($this->matching($filters, $user));
    }

    /**
     * How many it is about, those included that are going to be left out.
     *
     * @param  Filters  $filters
     */
    public function total(array $filters, User $user): int
    {
        return $filters['ids'] === null ? $this->matching($filters, $user)->count() : count($filters['ids']);
    }

    /**
     * The next ones, by id. Of ticked ones also those that fit no more: whoever ticked them is told.
     *
     * @param  Filters  $filters
     * @return list<int>
     */
    public function next(array $filters, User $user, int $afterId, int $limit): array
    {
        if ($filters['ids'] === null) {
            return array_values($this->matching($filters, $user)->where('clients.id', '>', $afterId)->orderBy('clients.id')->limit($limit)->pluck('clients.id')->map(intval(...))->all());
        }
        $rest = array_filter($filters['ids'], static fn (int $id): bool => $id > $afterId);
        sort($rest);

        return array_slice($rest, 0, $limit);
    }

    /**
     * Which of these still match.
     *
     * @param  Filters  $filters
     * @param  list<int>  $ids
     * @return array<int, true> by id
     */
    public function fitting(array $filters, User $user, array $ids): array
    {
        return array_fill_keys($this->matching($filters, $user)->whereIntegerInRaw('clients.id', $ids)->pluck('clients.id')->map(intval(...))->all(), true);
    }

    /**
     * Filters that the list does not know are a ValidationException.
     *
     * @param  Filters  $filters
     */
    private function matching(array $filters, User $user): Builder
    {
        $matching = $this->clients->matching(ClientIndexRequest::of($filters['query'], $user)->filters());
        $newest = $filters['newest_id'] ?? null;

        return $newest === null ? $matching : $matching->where('clients.id', '<=', $newest);
    }
}
