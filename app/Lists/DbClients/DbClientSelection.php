<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Domain\DbClients\DbClientScope;
use App\Enums\DbClientStatus;
use App\Models\DbCleanup;
use App\Models\DbList;
use Illuminate\Database\Query\Builder;
use Illuminate\Validation\ValidationException;

/** The DB clients of a bulk action: those ticked, or all that match the filters. See DbClientList::selected(). */
final readonly class DbClientSelection
{
    /** A larger selection is handled in the background or in several steps. */
    public const AT_ONCE = 5_000;

    /**
     * @param  list<int>|null  $ids  null for all that match the filters
     * @param  array<string, string>  $filters  flat, as in the list's URL
     * @param  int|null  $expected  the number that the user confirmed, when all that match were chosen
     */
    public function __construct(public ?array $ids, public array $filters, public ?int $expected = null) {}

    /**
     * @param  int  $now  the number of DB clients in the selection
     *
     * @throws ValidationException when all that match were chosen and their number is no longer the one that the user confirmed
     */
    public function confirm(int $now): void
    {
        if ($this->ids === null && $now !== $this->expected) {
            $words = $now === 1 ? '1 DB client matches' : number_format($now).' DB clients match';

            throw ValidationException::withMessages([
                'selection' => "The list has changed: {$words} now. Nothing was changed. Check the list and try again.",
            ]);
        }
    }

    /** Null for a clean-up of all DB clients. */
    public static function ofCleanup(DbCleanup $cleanup): ?self
    {
        return $cleanup->ids === null && $cleanup->filters === null ? null : new self($cleanup->ids, $cleanup->filters ?? []);
    }

    /** Narrows to the DB clients that can be put on a list: not suppressed, not converted, not possibly excluded, and on no open list. */
    public static function assignable(Builder $dbClients): Builder
    {
        return DbClientScope::decided($dbClients)
            ->whereNotIn('db_clients.status', [DbClientStatus::Suppressed->value, DbClientStatus::Converted->value])
            ->where(static fn (Builder $free): Builder => $free->whereNull('db_clients.db_list_id')
                ->orWhereNotIn('db_clients.db_list_id', DbList::query()->toBase()->select('db_lists.id')->whereNull('db_lists.closed_at')));
    }
}
