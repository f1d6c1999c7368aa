<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Actions\Clients\IdentityRule;
use App\Enums\BetstopState;
use App\Services\Exclusions\ExclusionsAmong;
use App\Services\Matching\PersonFacts;
use Illuminate\Support\Facades\DB;
use stdClass;

/** {@see IdentityRule} for many clients at once, whose rows an import changes. */
final readonly class ClientIdentities
{
    public function __construct(private ExclusionsAmong $exclusions) {}

    /**
     * A row that would make a client somebody against whom we hold something becomes an error.
     *
     * @param  list<JudgedRow>  $judged
     * @return list<JudgedRow>
     */
    public function refuse(array $judged, PeopleBook $clients): array
    {
        [$before, $after] = [[], []];
        foreach ($judged as $place => $row) {
            $client = $row->outcome === RowOutcome::Update ? $clients->people[(int) $row->subjectId] : null;
            if ($client !== null && ! (bool) $client->is_barred && $client->betstop_state !== BetstopState::Registered->value && IdentityRule::isChanged($row->before, $row->after)) {
                $before[$place] = self::facts($client, []);
                $after[$place] = self::facts($client, $row->after);
            }
        }
        $held = $after === [] ? [] : $this->exclusions->find($after);
        $known = $held === [] ? [] : $this->exclusions->find(array_intersect_key($before, $held));
        foreach ($held as $place => $exclusion) {
            if ($exclusion->reason !== ($known[$place] ?? null)?->reason) {
                $judged[$place] = JudgedRow::error($judged[$place]->row, ['row' => "{$exclusion->reason}. A client does not become that person by an import."], isExcluded: true);
            }
        }

        return array_values($judged);
    }

    /**
     * What the BetStop register said was said of somebody else: forgotten, and written with the change.
     *
     * @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by client, who are locked
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

    /** @param  array<string, string>  $changes */
    private static function facts(stdClass $client, array $changes): PersonFacts
    {
        return IdentityRule::facts([...RecordTexts::of($client, ['first_name', 'last_name', 'date_of_birth', 'mobile_e164']), ...$changes]);
    }
}
