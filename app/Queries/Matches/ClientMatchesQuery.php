<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Matches\LinkedPerson;
use App\Data\Matches\LinkStep;
use App\Data\Matches\MatchRow;
use App\Data\Matches\MergeRow;
use App\Domain\Matches\LinkGraph;
use App\Domain\People\PersonReader;
use App\Lists\Matches\MatchRowReader;
use App\Models\Client;
use App\Models\Merge;
use App\Models\User;
use App\Policies\DbClientPolicy;
use App\Support\DataFactory;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A client's possible duplicates, linked people and merges. */
final readonly class ClientMatchesQuery
{
    private const MOST = 60;

    /** The types of record that are merged into a client, by the alias of their join. */
    private const LOSERS = ['client_losers' => 'client', 'lead_losers' => 'lead', 'db_client_losers' => 'db_client'];

    public function __construct(private MatchRowReader $reader, private LinkGraph $graph, private DbClientPolicy $dbClients, private Gate $gate) {}

    /** @return list<MatchRow> with DB clients only for viewers who manage all DB clients */
    public function matches(Client $client, User $viewer): array
    {
        $seesDbClients = $this->dbClients->manage($viewer);
        $side = fn (string $side): Builder => DB::query()->fromSub($this->reader->select(DB::table('matches'))
            ->where("matches.{$side}_type", 'client')->where("matches.{$side}_id", $client->id)
            ->when(! $seesDbClients, static fn (Builder $own): Builder => $own->where('matches.right_type', '!=', 'db_client'))
            ->orderByDesc('matches.score')->orderBy('matches.id')->limit(self::MOST), $side);
        $found = $side('left')->unionAll($side('right'))->orderByDesc('score')->orderBy('id')->limit(self::MOST)->get();

        return $this->reader->read($found, $viewer);
    }

    /** @return list<LinkedPerson> the closest first */
    public function links(Client $client): array
    {
        $ways = $this->graph->from($client->id);
        $clients = $ways === []
            ? collect()
            : DB::table('clients')
                ->whereIn('id', array_keys($ways))
                ->get(['id', 'first_name', 'last_name', 'pin'])
                ->keyBy('id');
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

    /** @return list<MergeRow> with merges of DB clients only for viewers who manage all DB clients */
    public function merges(Client $client, User $viewer): array
    {
        $kinds = ['client', 'lead>client', ...($this->dbClients->manage($viewer) ? ['db_client>client'] : [])];
        $merges = DB::table('merges')
            ->join('users', 'users.id', '=', 'merges.user_id')->leftJoin('users as undoers', 'undoers.id', '=', 'merges.undone_by')
            ->leftJoin('clients as winners', 'winners.id', '=', 'merges.winner_id')
            ->where(static fn (Builder $any): Builder => $any
                ->where(static fn (Builder $won): Builder => $won->where('merges.winner_id', $client->id)->whereIn('merges.subject_type', $kinds))
                ->orWhere(static fn (Builder $lost): Builder => $lost->where('merges.loser_id', $client->id)->where('merges.subject_type', 'client')))
            ->orderByDesc('merges.id')->limit(self::MOST)
            ->select([
                'merges.id',
                'merges.subject_type',
                'merges.winner_id',
                'merges.loser_id',
                'merges.reason',
                'merges.created_at',
                'merges.undone_at',
                'users.first_name',
                'users.last_name',
                'undoers.first_name as undoer_first_name',
                'undoers.last_name as undoer_last_name',
                'winners.first_name as winner_first_name',
                'winners.last_name as winner_last_name',
                'winners.pin as winner_pin',
                'client_losers.pin as client_loser_pin',
            ]);
        foreach (self::LOSERS as $alias => $type) {
            $merges->leftJoin(PersonReader::TABLES[$type]." as {$alias}", static fn (JoinClause $join): JoinClause => $join
                ->on("{$alias}.id", '=', 'merges.loser_id')->where('merges.subject_type', $type === 'client' ? 'client' : "{$type}>client"))
                ->addSelect(["{$alias}.first_name as {$type}_loser_first_name", "{$alias}.last_name as {$type}_loser_last_name"]);
        }
        $gate = $this->gate->forUser($viewer);

        return array_values(
            $merges
                ->get()
                ->map(
                    fn (stdClass $merge): MergeRow => DataFactory::make(MergeRow::class, $merge, [
                        'kind' => $merge->subject_type,
                        'winner_name' => $this->name($merge->winner_first_name, $merge->winner_last_name, $merge->winner_pin),
                        'loser_name' => $this->loser($merge),
                        'user_name' => "{$merge->first_name} {$merge->last_name}",
                        'undone_by' => $merge->undoer_first_name === null ? null : "{$merge->undoer_first_name} {$merge->undoer_last_name}",
                        'can_undo' => $merge->undone_at === null
                            && $gate->allows(
                                'undo',
                                (new Merge)->newFromBuilder(
                                    Arr::only((array) $merge, ['id', 'subject_type', 'winner_id', 'loser_id']),
                                ),
                            ),
                    ]),
                )
                ->all(),
        );
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
}
