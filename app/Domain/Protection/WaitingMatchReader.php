<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Enums\ExclusionReviewStatus;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

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
     * Also the matches of records that became these or were merged into them.
     *
     * @param  list<int>  $ids
     * @return array<int, non-empty-array<string, int>> scores by record and by ExclusionMatch::source()
     */
    public function scores(string $type, array $ids): array
    {
        $open = static fn (string $type): Builder => DB::table('exclusion_reviews')->where('exclusion_reviews.person_type', $type)->where('exclusion_reviews.status', ExclusionReviewStatus::Open->value)
            ->select(['exclusion_reviews.source_type', 'exclusion_reviews.source_id', 'exclusion_reviews.score']);
        $rows = $open($type)->whereIntegerInRaw('person_id', $ids)->addSelect('person_id as own_id');
        foreach (self::LINKED[$type] as [$linked, $column]) {
            $table = PersonReader::TABLES[$linked];
            $rows->unionAll($open($linked)->join($table, "{$table}.id", '=', 'exclusion_reviews.person_id')->whereIntegerInRaw("{$table}.{$column}", $ids)->addSelect("{$table}.{$column} as own_id"));
        }
        $scores = [];
        foreach ($rows->get() as $row) {
            $source = "{$row->source_type}:{$row->source_id}";
            $scores[(int) $row->own_id][$source] = max((int) $row->score, $scores[(int) $row->own_id][$source] ?? 0);
        }

        return $scores;
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
