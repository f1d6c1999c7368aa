<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\ExclusionReviewStatus;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use LogicException;
use stdClass;

/** Reads the possible matches that wait for a colleague. They stay possible although an edit of the record or of the entry hides them. */
final readonly class WaitingMatchReader
{
    private const TABLES = ['barred_entry' => 'barred_entries', 'betstop_update' => 'betstop_updates', 'client' => 'clients'];

    /** Records that became this one or were merged into it, and the column that names it. */
    private const LINKED = [
        'client' => [['client', 'merged_into_id'], ['lead', 'client_id'], ['db_client', 'client_id']],
        'lead' => [['lead', 'merged_into_id'], ['db_client', 'lead_id']],
        'db_client' => [['db_client', 'merged_into_id']],
    ];

    /**
     * Also the matches of records that became these or were merged into them, in several steps too: a DB client became a lead, who became a client.
     *
     * @param  list<int>  $ids
     * @return array<int, non-empty-array<string, int>> scores by record and by ExclusionMatch::source()
     */
    public function scores(string $type, array $ids): array
    {
        $scores = [];
        foreach (self::records($type, $ids) as $recordType => $owners) {
            $open = DB::table('exclusion_reviews')->where('person_type', $recordType)->whereIntegerInRaw('person_id', array_keys($owners))->where('status', ExclusionReviewStatus::Open->value);
            foreach ($open->get(['person_id', 'source_type', 'source_id', 'score']) as $row) {
                $source = "{$row->source_type}:{$row->source_id}";
                foreach ($owners[(int) $row->person_id] as $ownId) {
                    $scores[$ownId][$source] = max((int) $row->score, $scores[$ownId][$source] ?? 0);
                }
            }
        }

        return $scores;
    }

    /**
     * @param  list<int>  $ids
     * @return array<string, array<int, list<int>>> these records and those that became them, by type and id: the ids of these
     */
    private static function records(string $type, array $ids): array
    {
        $all = $next = [$type => array_map(static fn (int $id): array => [$id], array_combine($ids, $ids))];
        while ($next !== []) {
            $found = [];
            foreach ($next as $into => $owners) {
                foreach (self::linked((string) $into, array_keys($owners)) as $row) {
                    [$linked, $id, $ownIds] = [(string) $row->type, (int) $row->id, $owners[(int) $row->into_id]];
                    $found[$linked][$id] = [...$found[$linked][$id] ?? [], ...$ownIds];
                    $all[$linked][$id] = [...$all[$linked][$id] ?? [], ...$ownIds];
                }
            }
            $next = $found;
        }

        return $all;
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<int, stdClass> type and id of each linked record, and the record that it became
     */
    private static function linked(string $type, array $ids): Collection
    {
        $parts = array_map(static fn (array $link): Builder => DB::table(PersonReader::TABLES[$link[0]])->whereIntegerInRaw($link[1], $ids)
            ->selectRaw("'{$link[0]}' as type, id, {$link[1]} as into_id"), self::LINKED[$type]);
        $rows = array_shift($parts) ?? throw new LogicException("No records become a {$type}.");
        array_map($rows->unionAll(...), $parts);

        return $rows->get();
    }

    /**
     * @param  array<int, array<string, int>>  $scores  as scores() returns them
     * @return array<string, PersonDetails> the excluded people by source, whether or not their exclusion is in force
     */
    public function sources(array $scores): array
    {
        $ids = [];
        foreach ($scores as $bySource) {
            foreach (array_keys($bySource) as $source) {
                [$type, $id] = explode(':', $source);
                $ids[$type][] = (int) $id;
            }
        }
        $people = [];
        foreach (array_intersect_key(self::TABLES, $ids) as $type => $table) {
            foreach (DB::table($table)->whereIntegerInRaw('id', array_unique($ids[$type]))->get() as $row) {
                $people["{$type}:{$row->id}"] = ExcludedPeople::person($row);
            }
        }

        return $people;
    }

    /**
     * @param  list<ExclusionMatch>  $matches  of a record
     * @param  array<string, int>  $scores  of its waiting matches, by source
     * @param  array<string, PersonDetails>  $sources  the excluded people
     * @param  int|null  $clientId  of a client, who is no match of their own mark since a merge
     * @return list<ExclusionMatch> with the hidden matches whose exclusion is in force, as stronger than an earlier decision about this record
     */
    public static function held(array $matches, array $scores, array $sources, ExclusionIndex $index, ?int $clientId): array
    {
        $bySource = [];
        foreach ($matches as $match) {
            $bySource[$match->source()] = $match;
        }
        foreach ($scores as $source => $score) {
            $match = $bySource[$source] ?? null;
            $exclusion = $match === null && isset($sources[$source]) ? $index->bySource($source, $sources[$source], $clientId) : null;
            if ($match?->certainty === ExclusionCertainty::SharedNumber) {
                $bySource[$source] = $match->with(ExclusionCertainty::Possible)->stronger();
            } elseif ($exclusion !== null) {
                [$type, $id] = explode(':', $source);
                $bySource[$source] = new ExclusionMatch($exclusion, ExclusionCertainty::Possible, $type, (int) $id, $score, [], sharesNumber: false, isStronger: true);
            }
        }

        return array_values($bySource);
    }
}
