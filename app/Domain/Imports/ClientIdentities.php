<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Clients\IdentityRule;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopState;
use App\Enums\ImportRowStatus;
use Illuminate\Support\Facades\DB;

/** {@see IdentityRule} for the many clients that an import changes. */
final readonly class ClientIdentities
{
    public function __construct(private ExclusionChecker $exclusions) {}

    /**
     * Turns rows that would give a client the identity of an excluded person into errors.
     *
     * @param  list<RowResult>  $results
     * @return list<RowResult>
     */
    public function refuse(array $results, ImportSchema $schema, KnownPeople $clients): array
    {
        [$before, $after] = [[], []];
        foreach ($results as $place => $result) {
            $client = $result->outcome === ImportRowStatus::Updated ? $clients->people[(int) $result->subjectId] : null;
            if (
                $client !== null
                && ! (bool) $client->is_barred
                && $client->betstop_state !== BetstopState::Registered->value
                && IdentityRule::isChanged($result->before, $result->after)
            ) {
                $texts = $schema->texts($client);
                $before[$place] = IdentityRule::facts($texts);
                $after[$place] = IdentityRule::facts([...$texts, ...$result->after]);
            }
        }
        $excluded = $after === [] ? [] : $this->exclusions->findMany($after);
        $known = $excluded === [] ? [] : $this->exclusions->findMany(array_intersect_key($before, $excluded));
        foreach ($excluded as $place => $exclusion) {
            if ($exclusion->reason !== ($known[$place] ?? null)?->reason) {
                $results[$place] = RowResult::error(
                    $results[$place]->row,
                    ['row' => "{$exclusion->reason}. An import can’t give a client an excluded person’s identity."],
                    isExcluded: true,
                );
            }
        }

        return array_values($results);
    }

    /**
     * Clears the BetStop answer of clients whose identity changes: it was given for another person.
     *
     * @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by locked client
     * @return array<int, array{array<string, string>, array<string, string>}>
     */
    public function forgetAnswers(array $changes): array
    {
        $others = array_keys(array_filter($changes, static fn (array $change): bool => IdentityRule::isChanged(...$change)));
        $clear = DB::table('clients')->whereIntegerInRaw('id', $others)->where('betstop_state', BetstopState::Clear->value)->pluck('id')->all();
        DB::table('clients')->whereIntegerInRaw('id', $clear)->update(['betstop_state' => BetstopState::Unchecked->value]);
        foreach ($clear as $id) {
            $changes[$id][0]['betstop_state'] = BetstopState::Clear->value;
            $changes[$id][1]['betstop_state'] = BetstopState::Unchecked->value;
        }

        return $changes;
    }
}
