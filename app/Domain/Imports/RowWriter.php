<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\ExclusionReviewStatus;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Models\ExclusionReview;
use App\Models\Import;
use Carbon\CarbonImmutable;

/** Writes the records and results of classified rows, inside the caller's transaction. */
final readonly class RowWriter
{
    public function __construct(
        private RecordCreator $creator,
        private RecordUpdater $updater,
        private DbClientContactWriter $contacts,
        private ImportRowRepository $rows,
    ) {}

    /**
     * @param  list<RowResult>  $results
     * @param  int  $end  the byte of the file after these rows
     * @param  int|null  $actorId  null for the importer
     * @param  array<int|string, true>  $pins  PINs that a new client must not get
     */
    public function write(Import $import, ImportSchema $schema, array $results, int $end, ?int $actorId = null, array $pins = []): void
    {
        $new = array_filter($results, static fn (RowResult $result): bool => $result->outcome === ImportRowStatus::Created);
        $ids = $this->creator->create(
            $import,
            $schema,
            array_values(array_map(static fn (RowResult $result): ParsedRow => $result->row, $new)),
            $actorId,
            $pins,
            self::answers($new),
        );
        $this->rows->keep(
            $import,
            $this->update($import, $schema, self::warned($schema, $results, $ids), $actorId),
            $end,
            $schema->type,
            $ids,
        );
    }

    /**
     * Says of which new clients a colleague has to decide whether they are an excluded person.
     *
     * @param  list<RowResult>  $results
     * @param  array<int, int>  $ids  of new records, by row number
     * @return list<RowResult>
     */
    private static function warned(ImportSchema $schema, array $results, array $ids): array
    {
        if ($schema->kind !== ImportKind::Clients || $ids === []) {
            return $results;
        }
        $open = ExclusionReview::query()
            ->where('person_type', 'client')
            ->whereIntegerInRaw('person_id', array_values($ids))
            ->where('status', ExclusionReviewStatus::Open)
            ->pluck('person_id')
            ->flip();

        return array_map(
            static fn (RowResult $result): RowResult => isset($ids[$result->row->rowNo]) && $open->has($ids[$result->row->rowNo])
                ? $result->possiblyExcluded()
                : $result,
            $results,
        );
    }

    /**
     * @param  array<int, RowResult>  $new
     * @return array<int, BetstopAnswer> by row number
     */
    private static function answers(array $new): array
    {
        $answers = [];
        foreach ($new as $result) {
            if ($result->answer !== null) {
                $answers[$result->row->rowNo] = $result->answer;
            }
        }

        return $answers;
    }

    /**
     * @param  list<RowResult>  $results
     * @return list<RowResult> with the changes that followed from an update
     */
    private function update(Import $import, ImportSchema $schema, array $results, ?int $actorId): array
    {
        $changes = [];
        $additions = [];
        foreach ($results as $result) {
            if ($result->outcome === ImportRowStatus::Updated && $result->subjectId !== null) {
                $changes[$result->subjectId] = [$result->before, $result->after];
                $phones = array_values(array_intersect_key($result->after, array_flip(DbClientContactWriter::PHONES)));
                $additions[] = [$result->subjectId, $result->row, $phones, DbClientContactWriter::addressOf($result->after)];
            }
        }
        if ($schema->kind === ImportKind::DbClients) {
            $this->contacts->write($import, $additions, CarbonImmutable::now()->format('Y-m-d H:i:s'));
        }
        $followed = $this->updater->apply($import, $schema, $changes, $actorId);

        return array_map(
            static fn (RowResult $result): RowResult => $result->outcome === ImportRowStatus::Updated
            && isset($followed[$result->subjectId])
                ? $result->with(...$followed[$result->subjectId])
                : $result,
            $results,
        );
    }
}
