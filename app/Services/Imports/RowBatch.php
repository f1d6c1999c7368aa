<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Models\Import;
use Illuminate\Support\Facades\DB;

/** Reads the next rows of an import and says what each of them does. */
final class RowBatch
{
    public const ROWS = 1_000;

    private readonly RowReader $reader;

    private readonly RowStream $rows;

    public function __construct(
        Import $import,
        public readonly RecordWriter $writer,
        private readonly RowJudge $judge,
        private readonly KnownPeople $people,
        private readonly ExcludedPeople $exclusions,
        private readonly ProspectReach $reach,
        private readonly ClientIdentities $identities,
    ) {
        $this->reader = new RowReader($import, new ChoiceBook, new QuickPhone);
        $this->rows = new RowStream($import, FileDelimiter::from((string) $import->delimiter));
    }

    /**
     * Needs no database, so nobody waits meanwhile.
     *
     * @param  int  $done  how many rows of the file came before
     * @return array{list<ReadRow>, int, int} the rows that are not empty, how many there were with the empty ones, and the byte behind them
     */
    public function read(int $offset, int $done): array
    {
        $csv = $this->rows->read($offset, self::ROWS);
        $rows = [];
        $rowNo = $done + 1;
        foreach ($csv->rows as $cells) {
            $rowNo++;
            if (implode('', $cells) !== '') {
                $rows[] = $this->reader->read($rowNo, $cells);
            }
        }

        return [$rows, count($csv->rows), $csv->end($offset)];
    }

    /**
     * @param  list<ReadRow>  $rows
     * @param  bool  $toWrite  what is found is about to be changed: nobody else changes it until the transaction ends
     * @return list<JudgedRow>
     */
    public function judge(Import $import, array $rows, SeenRows $seen, bool $toWrite): array
    {
        if ($rows === []) {
            return [];
        }
        $known = $this->people->find($import->kind, $rows);
        if ($import->mode !== ImportMode::Create) {
            $this->look($import, $known, $toWrite);
        }
        $clients = $import->kind === ImportKind::Clients ? $known : $this->people->find(ImportKind::Clients, $rows);
        $elsewhere = match ($import->kind) {
            ImportKind::Clients => [],
            ImportKind::Leads => [$clients],
            ImportKind::DbClients => [$clients, $this->people->find(ImportKind::Leads, $rows)],
        };

        $judged = $this->judge->judge($rows, $known, $elsewhere, $this->exclusions->find($rows, $clients), $seen, $this->own($import, $known));

        return $import->kind === ImportKind::Clients ? $this->identities->refuse($judged, $known) : $judged;
    }

    /** As they stand now, and with what an update may add to. */
    private function look(Import $import, PeopleBook $known, bool $toWrite): void
    {
        if ($toWrite) {
            $this->people->lock($import->kind, $known);
        }
        if ($import->kind === ImportKind::DbClients) {
            $this->reach->load($known->people);
        }
    }

    /** @return array<int, int> */
    private function own(Import $import, PeopleBook $known): array
    {
        if ($known->people === []) {
            return [];
        }

        /** @var array<int, int> */
        return DB::table('import_rows')->where('subject_type', $this->writer->type())->whereIn('subject_id', array_keys($known->people))
            ->where('import_id', $import->id)->whereIn('status', ['created', 'updated'])->pluck('row_no', 'subject_id')->all();
    }
}
