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
use Illuminate\Support\Facades\DB;
use stdClass;

/** What is known of one client's duplicates, of whom it is linked to, and of its merges. */
final readonly class ClientMatchesQuery
{
    private const MOST = 60;

    public function __construct(private MatchRows $rows, private LinkGraph $graph, private DbClientPolicy $prospects, private Gate $gate) {}

    /** @return list<MatchRow> */
    public function matches(Client $client, User $viewer): array
    {
        $seesProspects = $viewer->hasAbility(Ability::ViewDbClients);
        $found = [];
        foreach (['left', 'right'] as $side) {
            $query = $this->rows->query()->where("matches.{$side}_type", 'client')->where("matches.{$side}_id", $client->id)
                ->when(! $seesProspects, static fn (Builder $own): Builder => $own->where('matches.right_type', '!=', 'db_client'));
            array_push($found, ...$query->orderByDesc('matches.score')->orderBy('matches.id')->limit(self::MOST)->get()->all());
        }
        usort($found, static fn (stdClass $one, stdClass $other): int => [$other->score, $one->id] <=> [$one->score, $other->id]);

        return $this->rows->of(array_slice($found, 0, self::MOST), $viewer);
    }

    /** @return list<LinkedPerson> the nearest first */
    public function links(Client $client): array
    {
        $ways = $this->graph->from($client->id);
        $clients = DB::table('clients')->whereIn('id', array_keys($ways))->get(['id', 'first_name', 'last_name', 'pin'])->keyBy('id');
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
            ->where(static fn (Builder $any): Builder => $any
                ->where(static fn (Builder $won): Builder => $won->where('winner_id', $client->id)->whereIn('subject_type', $kinds))
                ->orWhere(static fn (Builder $lost): Builder => $lost->where('loser_id', $client->id)->where('subject_type', 'client')))
            ->orderByDesc('merges.id')->limit(self::MOST)
            ->get(['merges.id', 'subject_type', 'winner_id', 'loser_id', 'reason', 'merges.created_at', 'undone_at', 'users.first_name', 'users.last_name', 'undoers.first_name as undoer_first_name', 'undoers.last_name as undoer_last_name']);

        $models = Merge::query()->whereKey($merges->pluck('id'))->get(['id', 'subject_type', 'winner_id', 'loser_id'])->keyBy('id');
        $gate = $this->gate->forUser($viewer);

        return array_values($merges->map(fn (stdClass $merge): MergeRow => new MergeRow(
            id: (int) $merge->id,
            kind: $merge->subject_type,
            winner_name: $this->name('client', (int) $merge->winner_id),
            loser_name: $this->name(explode('>', $merge->subject_type)[0], (int) $merge->loser_id),
            reason: $merge->reason,
            user_name: "{$merge->first_name} {$merge->last_name}",
            created_at: (string) UtcTime::iso($merge->created_at),
            undone_by: $merge->undoer_first_name === null ? null : "{$merge->undoer_first_name} {$merge->undoer_last_name}",
            undone_at: UtcTime::iso($merge->undone_at),
            can_undo: $merge->undone_at === null && $gate->allows('undo', $models[$merge->id]),
        ))->all());
    }

    /** A client is merged once or twice in its life. */
    private function name(string $type, int $id): string
    {
        $row = DB::table(FactsReader::TABLES[$type])->where('id', $id)->first();

        return $row === null ? 'a deleted record' : trim("{$row->first_name} {$row->last_name}").($type === 'client' ? " (PIN {$row->pin})" : '');
    }
}
