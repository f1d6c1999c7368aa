<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\ExclusionReviewStatus;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
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
        // The records of each step, with the ids that they belong to.
        $next = [$type => array_map(static fn (int $id): array => [$id => $id], array_combine($ids, $ids))];
        while ($next !== []) {
            $found = [];
            foreach ($next as $recordType => $owners) {
                foreach (self::rows((string) $recordType, array_keys($owners)) as $row) {
                    $source = "{$row->source_type}:{$row->source_id}";
                    foreach ($owners[(int) $row->record_id] as $ownId) {
                        if ($row->linked_type === null) {
                            $scores[$ownId][$source] = max((int) $row->score, $scores[$ownId][$source] ?? 0);
                        } else {
                            $found[(string) $row->linked_type][(int) $row->linked_id][$ownId] = $ownId;
                        }
                    }
                }
            }
            $next = $found;
        }

        return $scores;
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<int, stdClass> the waiting matches of these records, and the records that became these
     */
    private static function rows(string $type, array $ids): Collection
    {
        $rows = DB::table('exclusion_reviews')
            ->where('person_type', $type)
            ->whereIntegerInRaw('person_id', $ids)
            ->where('status', ExclusionReviewStatus::Open->value)
            ->selectRaw('person_id as record_id, source_type, source_id, score, null as linked_type, null as linked_id');
        foreach (self::LINKED[$type] as [$linked, $column]) {
            $rows->unionAll(DB::table(PersonReader::TABLES[$linked])->whereIntegerInRaw($column, $ids)
                ->selectRaw("{$column} as record_id, null as source_type, null as source_id, null as score, '{$linked}' as linked_type, id as linked_id"));
        }

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
                $bySource[$source] = new ExclusionMatch(
                    $exclusion,
                    ExclusionCertainty::Possible,
                    $type,
                    (int) $id,
                    $score,
                    [],
                    sharesNumber: false,
                    isStronger: true,
                );
            }
        }

        return array_values($bySource);
    }
}
