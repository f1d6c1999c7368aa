<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\SamePersonReader;
use App\Enums\BarredMatchStatus;
use App\Enums\BetstopDecision;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionReviewStatus;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;

/** Reads the decisions of colleagues about possible matches. */
final readonly class ReviewedMatchReader
{
    /**
     * When a source has several decisions, "same person" counts. Otherwise the decision on the strongest evidence counts.
     *
     * @param  list<int>  $ids
     * @return array<int, array<string, array{bool, int}>> by id and source
     */
    public function decisions(string $type, array $ids): array
    {
        $decisions = [];
        foreach ($ids === [] ? [] : self::query($type, $ids)->get() as $row) {
            $source = "{$row->source_type}:{$row->source_id}";
            [$isSame, $score] = $decisions[(int) $row->person_id][$source] ?? [false, 0];
            $decisions[(int) $row->person_id][$source] = [$isSame || (bool) $row->is_same, max($score, (int) $row->score)];
        }

        return $decisions;
    }

    /**
     * Decisions of colleagues about possible matches and records of exclusion cases, and about clients on the pages of barred lists and
     * BetStop notices. "Same person" about a record counts for the other records that a colleague confirmed or linked, too.
     *
     * @param  list<int>  $ids
     */
    private static function query(string $type, array $ids): Builder
    {
        $decisions = DB::table('exclusion_reviews')
            ->where('person_type', $type)
            ->whereIntegerInRaw('person_id', $ids)
            ->where('status', '!=', ExclusionReviewStatus::Open->value)
            ->select('person_id', 'source_type', 'source_id')
            ->selectRaw("case when status = 'same' then 1 else 0 end as is_same, score")
            ->unionAll(
                DB::table('exclusion_records')
                    ->join('exclusion_cases', 'exclusion_cases.id', '=', 'exclusion_records.exclusion_case_id')
                    ->where('record_type', $type)
                    ->whereIntegerInRaw('record_id', $ids)
                    ->where('state', ExclusionRecordState::Different->value)
                    ->selectRaw("record_id, 'client', exclusion_cases.client_id, 0, exclusion_records.score"),
            )
            ->unionAll(
                DB::query()
                    ->fromSub(SamePersonReader::decisions($type, $ids), 'linked')
                    ->join('exclusion_reviews', static fn (JoinClause $reviews): JoinClause => $reviews
                        ->on('exclusion_reviews.person_type', '=', 'linked.type')
                        ->on('exclusion_reviews.person_id', '=', 'linked.id'))
                    ->where('linked.is_same', 1)
                    ->where('exclusion_reviews.status', ExclusionReviewStatus::Same->value)
                    ->selectRaw('linked.own_id, source_type, source_id, 1, exclusion_reviews.score'),
            );

        return $type !== 'client'
            ? $decisions
            : $decisions
                ->unionAll(
                    DB::table('barred_matches')
                        ->whereIntegerInRaw('client_id', $ids)
                        ->where('status', '!=', BarredMatchStatus::Suggested->value)
                        ->selectRaw(
                            "client_id, 'barred_entry', barred_entry_id, case when status = 'same' then 1 else 0 end, score",
                        ),
                )
                ->unionAll(
                    DB::table('betstop_notice_decisions')
                        ->whereIntegerInRaw('client_id', $ids)
                        ->whereIn('decision', [BetstopDecision::SamePerson->value, BetstopDecision::OtherPerson->value])
                        ->selectRaw(
                            "client_id, 'betstop_update', betstop_update_id, case when decision = 'same_person' then 1 else 0 end, score",
                        ),
                );
    }

    /**
     * A colleague's decision stands above the score, until a changed record or entry is stronger evidence for one person.
     *
     * @param  list<ExclusionMatch>  $matches
     * @param  array<string, array{bool, int}>  $decisions  whether it is the same person, and the score at that time, by source
     * @return list<ExclusionMatch>
     */
    public static function decided(array $matches, array $decisions): array
    {
        $kept = [];
        foreach ($matches as $match) {
            [$isSame, $score] = $decisions[$match->source()] ?? [null, 0];
            match (true) {
                $isSame === false && $match->score > $score => $kept[] = $match->stronger(),
                // The number is still an excluded person's.
                $isSame === false => $match->sharesNumber ? $kept[] = $match->with(ExclusionCertainty::SharedNumber) : null,
                $isSame === true => $kept[] = $match->with(ExclusionCertainty::SamePerson),
                default => $kept[] = $match,
            };
        }

        return $kept;
    }
}
