<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Matches\LinkedPerson;
use App\Data\Matches\LinkStep;
use App\Data\Matches\MatchRow;
use App\Data\Matches\MergeRow;
use App\Enums\Ability;
use App\Models\Client;
use App\Models\Merge;
use App\Models\User;
use App\Policies\DbClientPolicy;
use App\Queries\Lists\UtcTime;
use App\Services\Matching\FactsReader;
use App\Services\Matching\LinkGraph;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** What is known of one client's duplicates, of whom it is linked to, and of its merges. */
final readonly class ClientMatchesQuery
{
    private const MOST = 60;

    /** What is merged into a client, by the name of its join. */
    private const LOSERS = ['client_losers' => 'client', 'lead_losers' => 'lead', 'prospect_losers' => 'db_client'];

    public function __construct(private MatchRows $rows, private LinkGraph $graph, private DbClientPolicy $prospects, private Gate $gate) {}

    /** @return list<MatchRow> */
    public function matches(Client $client, User $viewer): array
    {
        $seesProspects = $viewer->hasAbility(Ability::ViewDbClients);
        $side = fn (string $side): Builder => DB::query()->fromSub($this->rows->query()
            ->where("matches.{$side}_type", 'client')->where("matches.{$side}_id", $client->id)
            ->when(! $seesProspects, static fn (Builder $own): Builder => $own->where('matches.right_type', '!=', 'db_client'))
            ->orderByDesc('matches.score')->orderBy('matches.id')->limit(self::MOST), $side);
        $found = $side('left')->unionAll($side('right'))->orderByDesc('score')->orderBy('id')->limit(self::MOST)->get();

        return $this->rows->of($found, $viewer);
    }

    /** @return list<LinkedPerson> the nearest first */
    public function links(Client $client): array
    {
        $ways = $this->graph->from($client->id);
        $clients = $ways === [] ? collect() : DB::table('clients')->whereIn('id', array_keys($ways))->get(['id', 'first_name', 'last_name', 'pin'])->keyBy('id');
        $people = [];
        foreach ($ways as $id => $way) {
            $steps = [];
            foreach ($way as [$kind, $to]) {
                $at = $clients->get($to);
                if ($at !== null) {
                    $steps[] = new LinkStep($kind->label(), $to, trim("{$at->first_name} {$at->last_name}"), $at->pin);
                }
            }
            $last = $steps[count($steps) - 1] ?? null;
            if ($last !== null && $last->client_id === $id) {
                $people[] = new LinkedPerson($id, $last->full_name, $last->pin, $steps);
            }
        }
        usort($people, static fn (LinkedPerson $one, LinkedPerson $other): int => count($one->steps) <=> count($other->steps));

        return $people;
    }

    /** @return list<MergeRow> those of prospects only for whoever works with all of them */
    public function merges(Client $client, User $viewer): array
    {
        $kinds = ['client', 'lead>client', ...($this->prospects->manage($viewer) ? ['db_client>client'] : [])];
        $merges = DB::table('merges')
            ->join('users', 'users.id', '=', 'merges.user_id')->leftJoin('users as undoers', 'undoers.id', '=', 'merges.undone_by')
            ->leftJoin('clients as winners', 'winners.id', '=', 'merges.winner_id')
            ->where(static fn (Builder $any): Builder => $any
                ->where(static fn (Builder $won): Builder => $won->where('merges.winner_id', $client->id)->whereIn('merges.subject_type', $kinds))
                ->orWhere(static fn (Builder $lost): Builder => $lost->where('merges.loser_id', $client->id)->where('merges.subject_type', 'client')))
            ->orderByDesc('merges.id')->limit(self::MOST)
            ->select([
                'merges.id', 'merges.subject_type', 'merges.winner_id', 'merges.loser_id', 'merges.reason', 'merges.created_at', 'merges.undone_at',
                'users.first_name', 'users.last_name', 'undoers.first_name as undoer_first_name', 'undoers.last_name as undoer_last_name',
                'winners.first_name as winner_first_name', 'winners.last_name as winner_last_name', 'winners.pin as winner_pin', 'client_losers.pin as client_loser_pin',
            ]);
        foreach (self::LOSERS as $alias => $type) {
            $merges->leftJoin(FactsReader::TABLES[$type]." as {$alias}", static fn (JoinClause $join): JoinClause => $join
                ->on("{$alias}.id", '=', 'merges.loser_id')->where('merges.subject_type', $type === 'client' ? 'client' : "{$type}>client"))
                ->addSelect(["{$alias}.first_name as {$type}_loser_first_name", "{$alias}.last_name as {$type}_loser_last_name"]);
        }
        $gate = $this->gate->forUser($viewer);

        return array_values($merges->get()->map(fn (stdClass $merge): MergeRow => new MergeRow(
            id: (int) $merge->id,
            kind: $merge->subject_type,
            winner_name: $this->name($merge->winner_first_name, $merge->winner_last_name, $merge->winner_pin),
            loser_name: $this->loser($merge),
            reason: $merge->reason,
            user_name: "{$merge->first_name} {$merge->last_name}",
            created_at: (string) UtcTime::iso($merge->created_at),
            undone_by: $merge->undoer_first_name === null ? null : "{$merge->undoer_first_name} {$merge->undoer_last_name}",
            undone_at: UtcTime::iso($merge->undone_at),
            can_undo: $merge->undone_at === null && $gate->allows('undo', self::model($merge)),
        ))->all());
    }

    private function loser(stdClass $merge): string
    {
        $type = explode('>', $merge->subject_type)[0];

        return $this->name($merge->{"{$type}_loser_first_name"}, $merge->{"{$type}_loser_last_name"}, $type === 'client' ? $merge->client_loser_pin : null);
    }

    private function name(?string $first, ?string $last, ?string $pin): string
    {
        return $first === null && $last === null ? 'a deleted record' : trim("{$first} {$last}").($pin === null ? '' : " (PIN {$pin})");
    }

    /** What the policy asks of it. */
    private static function model(stdClass $merge): Merge
    {
        return (new Merge)->newFromBuilder(['id' => $merge->id, 'subject_type' => $merge->subject_type, 'winner_id' => $merge->winner_id, 'loser_id' => $merge->loser_id]);
    }
}
