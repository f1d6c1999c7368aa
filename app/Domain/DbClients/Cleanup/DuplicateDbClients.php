<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Enums\DbClientStatus;
use App\Enums\MatchStatus;
use App\Support\TextNormalizer;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** DB clients that are the same person. */
final readonly class DuplicateDbClients
{
    /**
     * Merges DB clients with the same normalised name and a shared number into the oldest, unless their dates of birth differ or a colleague
     * has rejected the match.
     *
     * @param  list<int>  $ids
     * @param  Closure(Builder): Builder  $among
     * @return list<Change>
     */
    public static function merges(array $ids, Closure $among): array
    {
        $people = self::mergeable($ids, $among);
        $pairs = DB::table('db_phone_numbers as mine')->join('db_phone_numbers as theirs', 'theirs.e164', '=', 'mine.e164')
            ->whereIn('mine.db_client_id', $people->keys())->whereColumn('theirs.db_client_id', '<', 'mine.db_client_id')
            ->whereNotExists(static fn (Builder $rejected): Builder => $rejected->from('matches')->where('status', MatchStatus::Rejected)
                ->where('left_type', 'db_client')->whereColumn('left_id', 'theirs.db_client_id')
                ->where('right_type', 'db_client')->whereColumn('right_id', 'mine.db_client_id'))
            ->orderBy('mine.db_client_id')->orderBy('theirs.db_client_id')->distinct()->get(['mine.db_client_id as younger', 'theirs.db_client_id as older']);
        $others = $people->union(self::mergeable($pairs->pluck('older')->map(static fn (mixed $id): int => (int) $id)->unique()->all(), $among));

        $changes = [];
        $merged = [];
        foreach ($pairs as $pair) {
            [$older, $younger] = [(int) $pair->older, (int) $pair->younger];
            if (! isset($merged[$younger]) && ! isset($merged[$older]) && $others->has($older) && self::areSame($others[$older], $others[$younger])) {
                $merged[$younger] = true;
                $changes[] = new Change(Change::MERGE, $younger, $younger, ['merged_into_id' => null], ['merged_into_id' => $older]);
                // The merged DB client has this date of birth, so the next duplicate must match it.
                $others[$older]->date_of_birth ??= $others[$younger]->date_of_birth;
            }
        }

        return $changes;
    }

    /**
     * @param  array<int>  $ids
     * @param  Closure(Builder): Builder  $among
     * @return Collection<int, stdClass> by id, without converted and suppressed DB clients
     */
    private static function mergeable(array $ids, Closure $among): Collection
    {
        return $among(DB::table('db_clients'))->whereIn('id', $ids)->whereNull('deleted_at')
            ->whereNotIn('status', [DbClientStatus::Converted->value, DbClientStatus::Suppressed->value])
            ->get(['id', 'first_name', 'last_name', 'date_of_birth'])->keyBy('id');
    }

    private static function areSame(stdClass $one, stdClass $other): bool
    {
        $name = static fn (stdClass $person): string => TextNormalizer::term(TextNormalizer::plain("{$person->first_name} {$person->last_name}"));

        return $name($one) === $name($other)
            && ($one->date_of_birth === null
                || $other->date_of_birth === null
                || substr((string) $one->date_of_birth, 0, 10) === substr((string) $other->date_of_birth, 0, 10));
    }
}
