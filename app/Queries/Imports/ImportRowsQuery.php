<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Data\Imports\ImportChange;
use App\Data\Imports\ImportLine;
use App\Data\Imports\ImportUndoWarning;
use App\Data\Lists\ListMeta;
use App\Enums\ImportField;
use App\Enums\ImportRowStatus;
use App\Models\Import;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Services\Contacts\ContactMask;
use App\Services\Imports\ChoiceNames;
use App\Services\Imports\EditedRecords;
use App\Services\Imports\ProspectReach;
use App\Services\Imports\RecordWriters;
use Generator;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The rows of an import: what each of them does or did, and why. Contact details are masked for those who do not see them. */
final readonly class ImportRowsQuery
{
    private const BATCH = 1_000;

    private const WARNED = 50;

    public function __construct(private ListReader $reader, private EditedRecords $edited, private RecordWriters $writers, private ChoiceNames $names) {}

    /**
     * @param  list<ImportRowStatus>  $statuses
     * @return array{list<ImportLine>, ListMeta}
     */
    public function page(Import $import, User $viewer, array $statuses, ListState $state): array
    {
        $filtered = DB::table('import_rows')->where('import_id', $import->id)
            ->when($statuses !== [], static fn (Builder $query): Builder => $query->whereIn('status', $statuses));
        $page = $this->reader->page((clone $filtered)->select('import_rows.*'), 'import_rows.id', $state);

        return [array_map(fn (stdClass $row): ImportLine => $this->line($import, $viewer, $row), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /** Null when an undo would leave nothing alone. */
    public function undoWarning(Import $import, User $viewer): ?ImportUndoWarning
    {
        $rows = $this->edited->rows($import, $this->writers->of($import))->orderBy('row_no')->limit(self::WARNED + 1)->get('import_rows.*')->all();

        return $rows === [] ? null : new ImportUndoWarning(
            array_map(fn (stdClass $row): ImportLine => $this->line($import, $viewer, $row), array_slice($rows, 0, self::WARNED)),
            count($rows) > self::WARNED,
        );
    }

    /**
     * The rows that were not brought in, as they stand in the file and with the reason behind: put right, the file can be
     * imported again.
     *
     * @return Generator<int, list<string>>
     */
    public function failed(Import $import, User $viewer): Generator
    {
        $after = 0;
        do {
            $rows = DB::table('import_rows')->where('import_id', $import->id)->whereIn('status', [ImportRowStatus::Error, ImportRowStatus::Skipped])
                ->where('row_no', '>', $after)->orderBy('row_no')->limit(self::BATCH)->get();
            foreach ($rows as $row) {
                $after = (int) $row->row_no;
                $cells = array_pad($this->cells($import, $viewer, $row->raw), count($import->header), '');
                yield [...$cells, implode(' ', self::map($row->errors))];
            }
        } while ($rows->count() === self::BATCH);
    }

    private function line(Import $import, User $viewer, stdClass $row): ImportLine
    {
        $cells = $this->cells($import, $viewer, $row->raw);
        $before = self::map($row->before);
        $changes = [];
        foreach (self::map($row->after) as $field => $after) {
            $masked = in_array($field, ProspectReach::PHONES, true) ? ImportField::Mobile->value : $field;
            $changes[] = new ImportChange(
                ImportField::tryFrom($field)?->label() ?? ucfirst(str_replace('_', ' ', $field)),
                (string) ContactMask::show($viewer, $masked, $this->names->show($field, $before[$field] ?? '')),
                (string) ContactMask::show($viewer, $masked, $this->names->show($field, $after)),
            );
        }

        return new ImportLine(
            row_no: (int) $row->row_no,
            status: ImportRowStatus::from($row->status),
            who: $this->who($import, $cells),
            text: mb_substr(implode(' · ', array_filter($cells, static fn (string $cell): bool => $cell !== '')), 0, 300),
            messages: array_values(self::map($row->errors)),
            changes: $changes,
            client_id: $row->subject_type === 'client' && $row->status !== ImportRowStatus::Undone->value ? (int) $row->subject_id : null,
        );
    }

    /** @param  list<string>  $cells */
    private function who(Import $import, array $cells): string
    {
        $parts = array_map(static fn (string $field): string => isset($import->mapping[$field]) ? ($cells[(int) $import->mapping[$field]] ?? '') : '', ['first_name', 'last_name', 'full_name']);

        return trim(implode(' ', $parts));
    }

    /**
     * Whoever chose the file knows what is in it; everybody else sees of it what they may.
     *
     * @return list<string>
     */
    private function cells(Import $import, User $viewer, string $raw): array
    {
        /** @var list<string> $cells */
        $cells = json_decode($raw, true, flags: JSON_THROW_ON_ERROR);
        if (ContactMask::isLifted($viewer) || $import->user_id === $viewer->id) {
            return $cells;
        }
        $columns = array_flip($import->mapping);
        foreach ($cells as $place => $cell) {
            // A column that nobody said the meaning of may hold anything.
            $field = match ($columns[$place] ?? null) {
                null, 'second_phone', 'third_phone' => 'address',
                default => (string) $columns[$place],
            };
            $cells[$place] = (string) ContactMask::show($viewer, $field, $cell);
        }

        return $cells;
    }

    /** @return array<string, string> */
    private static function map(?string $json): array
    {
        /** @var array<string, string> */
        return $json === null ? [] : json_decode($json, true, flags: JSON_THROW_ON_ERROR);
    }
}
