<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\Clients\EditScope;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\BulkExclusionChecker;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Models\Import;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Support\Facades\DB;

/** Reads the rows of an import in batches and decides what each row does. */
final class RowBatch
{
    public const ROWS = 1_000;

    private Import $import;

    private ImportSchema $schema;

    private RowReader $reader;

    private RowClassifier $classifier;

    /** @var resource|null kept open between batches, because some disks cannot seek */
    private $stream = null;

    public function __construct(
        private readonly BulkExclusionChecker $exclusions,
        private readonly DbClientContactWriter $contacts,
        private readonly EditScope $scope,
        private readonly ClientIdentities $identities,
    ) {}

    public function open(Import $import): void
    {
        $importer = User::withTrashed()->with('role')->findOrFail($import->user_id);
        $seesContacts = $import->kind === ImportKind::DbClients ? DbClientContacts::areShown($importer) : ContactMask::isLifted($importer);
        $this->close();
        $this->import = $import;
        $this->schema = ImportSchema::of($import->kind);
        $this->reader = new RowReader($import, $this->schema, new ChoiceRepository, new PhoneParser);
        $this->classifier = new RowClassifier($import, $this->schema, $this->contacts, $this->scope->ownerIds($importer), $seesContacts);
    }

    /**
     * Uses no database, so it holds no locks.
     *
     * @param  int  $done  rows of the file before this batch
     * @return array{list<ParsedRow>, int, int} the rows that are not empty, the count with the empty ones, and the byte after them
     */
    public function read(int $offset, int $done): array
    {
        if ($this->stream === null || ftell($this->stream) !== $offset) {
            $this->close();
            $this->stream = (new ImportFile($this->import))->openRows($offset);
        }
        $read = FileDelimiter::from((string) $this->import->delimiter)->rows($this->stream, self::ROWS);
        $rows = [];
        foreach (array_values($read) as $place => $cells) {
            if (implode('', $cells) !== '') {
                // The headings are row 1.
                $rows[] = $this->reader->read($done + $place + 2, $cells);
            }
        }

        return [$rows, count($read), array_key_last($read) ?? $offset];
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @param  bool  $toWrite  locks the existing records until the transaction ends
     * @return list<RowResult>
     */
    public function classify(Import $import, array $rows, SeenRows $seen, bool $toWrite): array
    {
        if ($rows === []) {
            return [];
        }
        $kind = $import->kind;
        $known = KnownPeople::find($kind, $rows);
        if ($import->mode !== ImportMode::Create) {
            if ($toWrite) {
                $known->lock();
            }
            if ($kind === ImportKind::DbClients) {
                $this->contacts->load($known->people);
            }
        }
        $elsewhere = match ($kind) {
            ImportKind::Clients => [],
            ImportKind::Leads => [KnownPeople::find(ImportKind::Clients, $rows)],
            ImportKind::DbClients => [KnownPeople::find(ImportKind::Clients, $rows), KnownPeople::find(ImportKind::Leads, $rows)],
        };
        $excluded = $this->exclusions->find(array_combine(array_column($rows, 'rowNo'), array_map(static fn (ParsedRow $row): PersonDetails => $row->person(), $rows)));
        $results = $this->classifier->classify($rows, $known, $elsewhere, $excluded, $seen, $this->doneBefore($import, $known));

        return $kind === ImportKind::Clients ? $this->identities->refuse($results, $this->schema, $known) : $results;
    }

    public function __destruct()
    {
        $this->close();
    }

    /** @return array<int, int> earlier rows of this import by the record they created or updated */
    private function doneBefore(Import $import, KnownPeople $known): array
    {
        if ($known->people === []) {
            return [];
        }

        /** @var array<int, int> */
        return DB::table('import_rows')->where('subject_type', $this->schema->type)->whereIn('subject_id', array_keys($known->people))
            ->where('import_id', $import->id)->whereIn('status', ['created', 'updated'])->pluck('row_no', 'subject_id')->all();
    }

    private function close(): void
    {
        if ($this->stream !== null) {
            fclose($this->stream);
            $this->stream = null;
        }
    }
}
