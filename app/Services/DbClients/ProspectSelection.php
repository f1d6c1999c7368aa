<?php

declare(strict_types=1);

namespace App\Services\DbClients;

use App\Enums\DbClientStatus;
use App\Http\Requests\DbClients\DbClientIndexRequest;
use App\Models\DbList;
use App\Models\User;
use App\Queries\DbClients\DbClientFilters;
use App\Queries\DbClients\DbClientListQuery;
use Illuminate\Database\Query\Builder;

/** The prospects that a bulk deed is for: those ticked, or all that the filters match. Always within what the person sees. */
final readonly class ProspectSelection
{
    /** More than this is done in the background, or in several steps. */
    public const AT_ONCE = 5_000;

    /**
     * @param  list<int>|null  $ids  null for all that the filters match
     * @param  array<string, string>  $filters  flat, as in the list's URL
     */
    public function __construct(public ?array $ids, public array $filters) {}

    /** Filters that the list does not know are a ValidationException. */
    public function query(DbClientListQuery $prospects, User $viewer): Builder
    {
        $query = $prospects->filtered($this->ids === null ? DbClientIndexRequest::of($this->filters, $viewer)->filters() : new DbClientFilters, ProspectScope::of($viewer));

        return $this->ids === null ? $query : $query->whereIn('db_clients.id', $this->ids);
    }

    /** Who can be given to somebody to call: not left alone, not a lead already, and on nobody's open list. */
    public static function assignable(Builder $prospects): Builder
    {
        return $prospects
            ->whereNotIn('db_clients.status', [DbClientStatus::Suppressed->value, DbClientStatus::Converted->value])
            ->where(static fn (Builder $free): Builder => $free->whereNull('db_clients.db_list_id')
                ->orWhereNotIn('db_clients.db_list_id', DbList::query()->toBase()->select('db_lists.id')->whereNull('db_lists.closed_at')));
    }
}
