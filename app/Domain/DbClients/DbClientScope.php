<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionReviewStatus;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The DB clients that a viewer sees: all or, for contractors, those on their own open lists who can still be called.
 * Every query over DB clients, numbers and addresses uses it.
 */
final readonly class DbClientScope
{
    private const CALLABLE = [DbClientStatus::Raw, DbClientStatus::Validated, DbClientStatus::Assigned];

    private function __construct(public User $viewer, public bool $isOwnListsOnly) {}

    public static function of(User $viewer): self
    {
        return new self($viewer, $viewer->hasAbility(Ability::CanViewDatabaseOnly));
    }

    /** @param  Builder  $query  includes the table `db_clients` */
    public function apply(Builder $query): Builder
    {
        return $query->whereNull('db_clients.deleted_at')->when($this->isOwnListsOnly, fn (Builder $own): Builder => $own
            ->whereIn('db_clients.db_list_id', $this->openLists()->toBase()->select('db_lists.id'))
            ->whereIn('db_clients.status', array_column(self::CALLABLE, 'value'))->tap(self::decided(...)));
    }

    /**
     * Leaves out DB clients with an undecided exclusion match: they are not called until a colleague decides.
     *
     * @param  Builder  $query  includes the table `db_clients`
     */
    public static function decided(Builder $query): Builder
    {
        return $query->whereNotExists(
            static fn (Builder $open): Builder => $open
                ->selectRaw('1')
                ->from('exclusion_reviews')
                ->where('exclusion_reviews.person_type', 'db_client')
                ->whereColumn('exclusion_reviews.person_id', 'db_clients.id')
                ->where('exclusion_reviews.status', ExclusionReviewStatus::Open->value),
        );
    }

    /** @return Builder the DB clients on open lists who can be called */
    public static function listed(): Builder
    {
        return self::decided(DB::table('db_clients')->whereNull('db_clients.deleted_at')->whereIn('db_clients.status', array_column(self::CALLABLE, 'value'))
            ->whereIn('db_clients.db_list_id', DbList::query()->toBase()->select('db_lists.id')->whereNull('db_lists.closed_at')));
    }

    /** Also while a colleague decides about the person, so that a caller can still log that they asked to stop. */
    public function holds(DbClient $dbClient): bool
    {
        return ! $this->isOwnListsOnly || (in_array($dbClient->status, self::CALLABLE, true) && $this->hasListed($dbClient));
    }

    /** Also when a colleague suppressed or converted the DB client during the call. */
    public function hasListed(DbClient $dbClient): bool
    {
        return ! $this->isOwnListsOnly || ($dbClient->db_list_id !== null && $this->openLists()->whereKey($dbClient->db_list_id)->exists());
    }

    /** @return EloquentBuilder<DbList> the viewer's own */
    public function openLists(): EloquentBuilder
    {
        return DbList::query()->where('db_lists.assignee_id', $this->viewer->id)->whereNull('db_lists.closed_at');
    }
}
