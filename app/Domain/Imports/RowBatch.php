<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Clients\EditScope;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SimilarExclusionFinder;
use App\Enums\ImportDecision;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportRowStatus;
use App\Enums\ImportStatus;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\Import;
use App\Models\ImportRow;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Support\Facades\DB;

/** Reads the rows of an import in batches and decides what each row does. */
final class RowBatch
{
    public const ROWS = 500;

    private Import $import;

    private ImportSchema $schema;

    private RowReader $reader;

    private RowClassifier $classifier;

    /** @var resource|null kept open between batches, because some disks cannot seek */
    private $stream = null;

    /** @var array<int|string, true>|null read once */
    private ?array $pins = null;

    public function __construct(
        private readonly ExclusionChecker $exclusions,
        private readonly SimilarExclusionFinder $similar,
        private readonly DbClientContactWriter $contacts,
        private readonly EditScope $scope,
        private readonly ClientIdentities $identities,
        private readonly SeenRowsCache $cache,
    ) {}

    /** @param  User|null  $by  whose rights apply; null for the importer */
    public function open(Import $import, ?User $by = null): void
    {
        $importer = $by ?? User::withTrashed()->with('role')->findOrFail($import->user_id);
        $seesContacts = $import->kind === ImportKind::DbClients ? DbClientContacts::areShown($importer) : ContactMask::isLifted($importer);
        $this->close();
        $this->pins = null;
        $this->import = $import;
        $this->schema = ImportSchema::of($import->kind);
        /** @var array<string, int> $mapping */
        $mapping = $import->mapping;
        /** @var array<string, string> $defaults */
        $defaults = $import->defaults;
        $this->reader = new RowReader($this->schema->fields, $mapping, $defaults, new ChoiceRepository, new PhoneParser);
        $this->classifier = new RowClassifier($import, $this->schema, $this->contacts, $this->scope->ownerIds($importer), $seesContacts);
    }

    /**
     * Uses no database, so it holds no locks.
     *
     * @param  int  $done  rows of the file before this batch
     * @param  int  $limit  the most rows
     * @return array{list<ParsedRow>, int, int} the rows that are not empty, the count with the empty ones, and the byte after them
     */
    public function read(int $offset, int $done, int $limit = self::ROWS): array
    {
        if ($this->stream === null || ftell($this->stream) !== $offset) {
            $this->close();
            $this->stream = (new ImportFile($this->import))->openRows($offset);
        }
        $read = FileDelimiter::from((string) $this->import->delimiter)->rows($this->stream, min($limit, max(0, $this->import->total_rows - $done)));
        $rows = [];
        foreach (array_values($read) as $place => $cells) {
            if (implode('', $cells) !== '') {
                $rows[] = $this->reader->read($this->import->rowNoAfter($done + $place), $cells);
            }
        }

        return [$rows, count($read), array_key_last($read) ?? $offset];
    }

    /**
     * The people of the rows that the check announced as new clients. It stored a result for every other row.
     *
     * @param  list<ParsedRow>  $rows
     * @return array<int, BetstopPerson> by row number
     */
    public function newPeople(Import $import, array $rows): array
    {
        if ($import->kind !== ImportKind::Clients || $rows === []) {
            return [];
        }
        $others = DB::table('import_rows')->where('import_id', $import->id)->whereBetween('row_no', [$rows[0]->rowNo, $rows[count($rows) - 1]->rowNo])->pluck('row_no', 'row_no')->all();
        $people = [];
        foreach ($rows as $row) {
            if ($row->errors === [] && ! isset($others[$row->rowNo]) && RegisterAnswers::isNeededFor($row)) {
                $people[$row->rowNo] = RegisterAnswers::person($row);
            }
        }

        return $people;
    }

    /**
     * The PINs in the file. A new client without one must not get the PIN of a later row.
     *
     * @return array<int|string, true> by PIN
     */
    public function pins(): array
    {
        $column = $this->import->mapping['pin'] ?? null;
        if ($column === null || $this->pins !== null) {
            return $this->pins ?? [];
        }
        $this->pins = [];
        $stream = (new ImportFile($this->import))->openRows((int) ($this->import->options['data_offset'] ?? 0));
        while (($rows = FileDelimiter::from((string) $this->import->delimiter)->rows($stream, self::ROWS)) !== []) {
            $this->pins += array_fill_keys(array_filter(array_column($rows, $column)), true);
        }
        fclose($stream);

        return $this->pins;
    }

    /** The people of the first rows, for a worker that continues an import. */
    public function seenBefore(Import $import, int $count): SeenRows
    {
        $seen = $this->cache->of($import, $count);
        while ($seen->count < $count && $seen->offset < $import->read_offset) {
            [$rows, $read, $end] = $this->read($seen->offset, $seen->count, min(self::ROWS, $count - $seen->count));
            $this->remember($import, $rows, $seen, $read, $end);
        }

        return $seen;
    }

    /**
     * Adds rows to the people seen, when they have a result. A check stores no result for a new person.
     *
     * @param  list<ParsedRow>  $rows
     * @param  int  $count  with the empty rows
     * @param  int  $end  the byte of the file after the rows
     */
    public function remember(Import $import, array $rows, SeenRows $seen, int $count, int $end): void
    {
        if ($import->read_offset < $end) {
            return;
        }
        if ($rows !== []) {
            $this->addAll($import, $rows, $seen);
        }
        $seen->count += $count;
        $seen->offset = $end;
        if (! $import->status->isWorking()) {
            $this->cache->clear();
        }
        // Texts that grow leave many small gaps, which PHP keeps otherwise.
        gc_mem_caches();
    }

    /** @param  non-empty-list<ParsedRow>  $rows */
    private function addAll(Import $import, array $rows, SeenRows $seen): void
    {
        $results = DB::table('import_rows')->where('import_id', $import->id)->whereBetween('row_no', [$rows[0]->rowNo, $rows[count($rows) - 1]->rowNo])
            ->get(['row_no', 'status', 'subject_id', 'before'])->keyBy('row_no');
        $updated = $results->whereIn('status', [ImportRowStatus::Ok->value, ImportRowStatus::Updated->value]);
        $people = DB::table($this->schema->table())->whereIn('id', $updated->pluck('subject_id')->all())->get()->keyBy('id')->all();
        if ($import->kind === ImportKind::DbClients) {
            $this->contacts->load($people);
        }
        foreach ($rows as $row) {
            $result = $results->get($row->rowNo);
            if ($row->errors !== [] || $result?->status === ImportRowStatus::Error->value) {
                continue;
            }
            $seen->add($row);
            if ($result !== null && $updated->has($row->rowNo) && isset($people[$result->subject_id])) {
                $before = json_decode($result->before ?? '[]', true, flags: JSON_THROW_ON_ERROR);
                $seen->addRecord($row->rowNo, (object) [...(array) $people[$result->subject_id], ...$before]);
            }
        }
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @param  RegisterAnswers|null  $answers  to write the rows: locks the existing records until the transaction ends; null for a dry run
     * @param  ImportDecision|null  $decision  of a colleague, for a row that waits
     * @return list<RowResult>
     *
     * @throws RegisterNotAskedException when the answers don't cover all new clients
     */
    public function classify(Import $import, array $rows, SeenRows $seen, ?RegisterAnswers $answers, ?ImportDecision $decision = null): array
    {
        if ($rows === []) {
            return [];
        }
        $known = $this->known($import, $rows, $answers !== null && ($import->mode !== ImportMode::Create || $decision !== null));
        $known->forget($this->doneBefore($import, $known));

        return $this->results($import, $rows, $known, $seen, $answers, $decision);
    }

    /** The result of a failed row with corrected cells. Records that the import has already created or updated count as existing. */
    public function correct(Import $import, ImportRow $row, RegisterAnswers $answers, User $by): RowResult
    {
        $this->open($import, $by);
        $parsed = $this->reader->read($row->row_no, $row->cells());
        $known = $this->known($import, [$parsed], lock: true);
        $done = $this->doneBefore($import, $known);
        $result = $this->results($import, [$parsed], $known, new SeenRows, $answers)[0];

        // The undo restores the values before the import, so it allows one change of a record.
        return $result->outcome === ImportRowStatus::Updated && in_array($result->subjectId, $done, true)
            ? RowResult::error($parsed, ['row' => 'Another row of this import is about the same person. Edit the record instead.'])
            : $result;
    }

    /** @param  list<ParsedRow>  $rows */
    private function known(Import $import, array $rows, bool $lock): KnownPeople
    {
        $known = KnownPeople::find($import->kind, $rows);
        if ($lock) {
            $known->lock();
        }
        if ($import->kind === ImportKind::DbClients) {
            $this->contacts->load($known->people);
        }

        return $known;
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @return list<RowResult>
     */
    private function results(Import $import, array $rows, KnownPeople $known, SeenRows $seen, ?RegisterAnswers $answers, ?ImportDecision $decision = null): array
    {
        $kind = $import->kind;
        $elsewhere = match ($kind) {
            ImportKind::Clients => [],
            ImportKind::Leads => [KnownPeople::find(ImportKind::Clients, $rows)],
            ImportKind::DbClients => [KnownPeople::find(ImportKind::Clients, $rows), KnownPeople::find(ImportKind::Leads, $rows)],
        };
        $people = array_combine(array_column($rows, 'rowNo'), array_map(static fn (ParsedRow $row): PersonDetails => $row->person(), $rows));
        // Rows that turn out to be errors are not seen by the next batch.
        $results = $this->classifier->classify($rows, $known, $elsewhere, $this->exclusions->findMany($people), $this->similar->find($people), clone $seen, $decision);
        $results = $kind === ImportKind::Clients ? $this->identities->refuse($results, $this->schema, $known) : $results;

        return $answers === null ? $results : $answers->applied($results, $kind);
    }

    /** The result of a waiting row after a colleague's decision. */
    public function decide(Import $import, ImportRow $row, ImportDecision $decision, RegisterAnswers $answers, User $by): RowResult
    {
        $this->open($import, $by);
        $parsed = $this->reader->read($row->row_no, $row->cells());
        if ($decision === ImportDecision::Skip) {
            return RowResult::skip($parsed, "Skipped by {$by->full_name}.");
        }
        $result = $this->classify($import, [$parsed], new SeenRows, $answers, $decision)[0];

        return $result->outcome === ImportRowStatus::Updated && ($result->subjectId !== (int) $row->subject_id || array_diff_assoc($result->before, $row->before ?? []) !== [])
            ? RowResult::error($parsed, ['row' => RowClassifier::CHANGED])
            : $result;
    }

    public function __destruct()
    {
        $this->close();
    }

    /** @return list<int> the known records that this import has created or updated */
    private function doneBefore(Import $import, KnownPeople $known): array
    {
        return $known->people === [] ? [] : array_values(array_map(intval(...), DB::table('import_rows')->where('subject_type', $this->schema->type)->whereIn('subject_id', array_keys($known->people))
            ->where('import_id', $import->id)->whereIn('status', [
                ImportRowStatus::Created, ImportRowStatus::Updated, ...($import->status === ImportStatus::Checking ? [ImportRowStatus::Ok] : []),
            ])->pluck('subject_id')->all()));
    }

    private function close(): void
    {
        if ($this->stream !== null) {
            fclose($this->stream);
            $this->stream = null;
        }
    }
}
