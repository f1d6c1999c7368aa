<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\BulkSuppressionProgress;
use App\Data\DbClients\DbClientFilterChoices;
use App\Data\Lists\Choice;
use App\Domain\DbClients\DbClientScope;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Models\BulkSuppression;
use App\Models\DbList;
use App\Models\GatedAbility;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;

/** The filter options and the viewer's latest bulk suppression. */
final readonly class DbClientIndexQuery
{
    private const SOURCES_SECONDS = 600;

    private const MOST = 200;

    private const SHOWN_MINUTES = 15;

    /** Contractors get only their own lists, and no colleagues. */
    public function filters(DbClientScope $scope): DbClientFilterChoices
    {
        $people = $scope->isOwnListsOnly ? [] : $this->people();

        return new DbClientFilterChoices(
            assignee: $scope->isOwnListsOnly ? [] : [new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...$people, ...$this->former($people)],
            list: $this->lists($scope),
            source: $scope->isOwnListsOnly ? [] : $this->sources(),
            state: array_map(static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()), AustralianState::cases()),
            people: $people,
        );
    }

    /** While the run continues and shortly after. */
    public function latestSuppression(User $user): ?BulkSuppressionProgress
    {
        $latest = BulkSuppression::query()->where('user_id', $user->id)->latest('id')
            ->first(['id', 'status', 'total_rows', 'processed_rows', 'suppressed_rows', 'error', 'finished_at']);
        if ($latest === null || ($latest->finished_at?->lessThan(now()->subMinutes(self::SHOWN_MINUTES)) ?? false)) {
            return null;
        }

        return DataFactory::make(BulkSuppressionProgress::class, $latest, ['is_unfinished' => $latest->status->isUnfinished()]);
    }

    /** @return list<Choice> the colleagues that a list can be assigned to */
    private function people(): array
    {
        return array_values(User::query()->with('role')->where('is_active', true)
            ->whereHas('roleAbilities', static fn (Builder $held): Builder => $held->where('ability', Ability::ViewDbClients))
            ->whereNotIn('id', GatedAbility::usersWithout(Ability::ViewDbClients->value))
            ->orderBy('first_name')->orderBy('last_name')->limit(self::MOST)->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }

    /**
     * @param  list<Choice>  $people
     * @return list<Choice> other colleagues with DB clients, such as those who left
     */
    private function former(array $people): array
    {
        return array_values(User::withTrashed()->whereKeyNot(array_column($people, 'value'))
            ->whereExists(DB::table('db_clients')->selectRaw('1')->whereColumn('db_clients.assignee_id', 'users.id'))
            ->orderBy('first_name')->orderBy('last_name')->limit(self::MOST)->get()
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name, 'No longer assignable'))->all());
    }

    /** @return list<Choice> the newest first */
    private function lists(DbClientScope $scope): array
    {
        $lists = DbList::query()->latest('id')->limit(self::MOST);
        if ($scope->isOwnListsOnly) {
            $lists->where('assignee_id', $scope->viewer->id)->whereNull('closed_at');
        }

        return array_values($lists->get()->map(static fn (DbList $list): Choice => new Choice(
            (string) $list->id, $list->name, $list->closed_at === null ? null : 'Closed',
        ))->all());
    }

    /** @return list<Choice> */
    private function sources(): array
    {
        /** @var list<string> $sources */
        // Not in the database: a page must not need its write lock.
        $sources = Cache::store(config()->string('paddock.rate_limits.store'))->remember(
            'db-clients.sources',
            self::SOURCES_SECONDS,
            static fn (): array => DB::table('db_clients')
                ->whereNotNull('source')
                ->distinct()
                ->orderBy('source')
                ->limit(self::MOST)
                ->pluck('source')
                ->all(),
        );

        return array_map(static fn (string $source): Choice => new Choice($source, $source), $sources);
    }
}
