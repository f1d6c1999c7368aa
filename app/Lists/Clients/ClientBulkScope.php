<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\BulkScope;
use App\Lists\CappedCount;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListQueryValidator;
use App\Lists\ListReader;
use App\Models\BulkChange;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * The clients of a bulk change: the selected ones, or all that match and existed when the change was requested.
 *
 * @phpstan-import-type Filters from BulkChange
 */
final readonly class ClientBulkScope
{
    public function __construct(private ClientList $list, private ListQueryValidator $validator, private ListReader $reader) {}

    public function now(ListParameters $parameters, User $viewer): BulkScope
    {
        $newest = (int) DB::table('clients')->max('id');
        $count = $this->reader->count($this->list->matching($parameters, new ListContext($viewer))->where('clients.id', '<=', $newest));

        return new BulkScope($count->count, $count->isCapped, $newest);
    }

    /**
     * The number of matching clients, capped as in lists.
     *
     * @param  Filters  $filters
     */
    public function count(array $filters, User $user): CappedCount
    {
        return $this->reader->count($this->matching($filters, $user));
    }

    /**
     * The number of clients, including those that the change will skip.
     *
     * @param  Filters  $filters
     */
    public function total(array $filters, User $user): int
    {
        return $filters['ids'] === null ? $this->matching($filters, $user)->count() : count($filters['ids']);
    }

    /**
     * The next clients by id. Includes selected clients that no longer match the filter, so that the result names them.
     *
     * @param  Filters  $filters
     * @return list<int>
     */
    public function next(array $filters, User $user, int $afterId, int $limit): array
    {
        if ($filters['ids'] === null) {
            return array_values(
                $this->matching($filters, $user)
                    ->where('clients.id', '>', $afterId)
                    ->orderBy('clients.id')
                    ->limit($limit)
                    ->pluck('clients.id')
                    ->map(intval(...))
                    ->all(),
            );
        }
        $rest = array_filter($filters['ids'], static fn (int $id): bool => $id > $afterId);
        sort($rest);

        return array_slice($rest, 0, $limit);
    }

    /**
     * The ids that still match.
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
     * @param  Filters  $filters
     *
     * @throws ValidationException when the list has no such filter
     */
    private function matching(array $filters, User $user): Builder
    {
        $context = new ListContext($user);
        $matching = $this->list->matching($this->validator->validateStrictly($this->list, $filters['query'], $context), $context);
        $newest = $filters['newest_id'] ?? null;

        return $newest === null ? $matching : $matching->where('clients.id', '<=', $newest);
    }
}
