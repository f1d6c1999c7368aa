<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Enums\DbClientStatus;
use App\Support\TextNormalizer;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Merges DB clients with the same normalised name and a shared number into the oldest, unless their dates of birth differ. */
final readonly class MergeDuplicates implements Cleaner
{
    private const PERSON = ['id', 'first_name', 'last_name', 'date_of_birth', 'deleted_at', 'status'];

    /** @param  (Closure(Builder): Builder)|null  $among  narrows to the DB clients that may change; null for all */
    public function __construct(private ?Closure $among = null) {}

    public function plan(array $ids): array
    {
        $people = $this->people($ids);
        $pairs = DB::table('db_phone_numbers as mine')->join('db_phone_numbers as theirs', 'theirs.e164', '=', 'mine.e164')
            ->whereIn('mine.db_client_id', $people->keys())->whereColumn('theirs.db_client_id', '<', 'mine.db_client_id')
            ->orderBy('mine.db_client_id')->orderBy('theirs.db_client_id')->distinct()->get(['mine.db_client_id as younger', 'theirs.db_client_id as older']);
        $others = $people->union($this->people($pairs->pluck('older')->map(static fn (mixed $id): int => (int) $id)->unique()->all()));

        $changes = [];
        $gone = [];
        foreach ($pairs as $pair) {
            [$older, $younger] = [(int) $pair->older, (int) $pair->younger];
            if (! isset($gone[$younger]) && ! isset($gone[$older]) && $others->has($older) && self::areSame($others[$older], $others[$younger])) {
                $gone[$younger] = true;
                $changes[] = new Change(Change::MERGE, $younger, $younger, ['merged_into_id' => null], ['merged_into_id' => $older]);
                // The next duplicate is compared with the merged record.
                $others[$older]->date_of_birth ??= $others[$younger]->date_of_birth;
            }
        }

        return $changes;
    }

    /**
     * @param  array<int>  $ids
     * @return Collection<int, stdClass> without converted and suppressed DB clients
     */
    private function people(array $ids): Collection
    {
        return ($this->among ?? static fn (Builder $all): Builder => $all)(DB::table('db_clients'))->whereIn('id', $ids)->whereNull('deleted_at')
            ->whereNotIn('status', [DbClientStatus::Converted->value, DbClientStatus::Suppressed->value])->get(self::PERSON)->keyBy('id');
    }

    private static function areSame(stdClass $one, stdClass $other): bool
    {
        $name = static fn (stdClass $person): string => TextNormalizer::term(TextNormalizer::plain("{$person->first_name} {$person->last_name}"));

        return $name($one) === $name($other)
            && ($one->date_of_birth === null || $other->date_of_birth === null || substr((string) $one->date_of_birth, 0, 10) === substr((string) $other->date_of_birth, 0, 10));
    }
}
