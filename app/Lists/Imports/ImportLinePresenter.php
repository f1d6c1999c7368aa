<?php

declare(strict_types=1);

namespace App\Lists\Imports;

use App\Data\Imports\ImportCell;
use App\Data\Imports\ImportChange;
use App\Data\Imports\ImportLine;
use App\Domain\Imports\ChoiceRepository;
use App\Domain\Imports\DbClientContactWriter;
use App\Domain\Imports\ImportSchema;
use App\Enums\ImportField;
use App\Enums\ImportRowStatus;
use App\Models\Import;
use App\Models\User;
use App\Support\ContactMask;
use stdClass;

/** Presents rows of an import with their outcome. Contact details are masked for viewers who may not see them. */
final readonly class ImportLinePresenter
{
    public function __construct(private ChoiceRepository $choices) {}

    public function present(stdClass $row, Import $import, User $viewer): ImportLine
    {
        $cells = $this->cells($row, $import, $viewer);
        $before = self::map($row->before);
        $changes = [];
        foreach (self::map($row->after) as $field => $after) {
            $masked = in_array($field, DbClientContactWriter::PHONES, true) ? ImportField::Mobile->value : $field;
            $changes[] = new ImportChange(
                ImportField::tryFrom($field)?->label() ?? ucfirst(str_replace('_', ' ', $field)),
                (string) ContactMask::show($viewer, $masked, $this->choices->name($field, $before[$field] ?? '')),
                (string) ContactMask::show($viewer, $masked, $this->choices->name($field, $after)),
            );
        }

        return new ImportLine(
            row_no: (int) $row->row_no,
            status: ImportRowStatus::from($row->status),
            who: $this->name($import, $cells),
            text: mb_substr(implode(' · ', array_filter($cells, static fn (string $cell): bool => $cell !== '')), 0, 300),
            messages: $this->messages($row),
            changes: $changes,
            client_id: $row->subject_type === 'client' && $row->status !== ImportRowStatus::Undone->value ? (int) $row->subject_id : null,
            has_match: $row->status === ImportRowStatus::Waiting->value && $row->subject_id !== null,
            cells: $row->status === ImportRowStatus::Error->value && $this->seesAll($import, $viewer) ? $this->cellsByField($row, $import, $cells) : [],
        );
    }

    /**
     * The cells of the row in the file. The colleague who imported the file sees all of them unmasked.
     *
     * @return list<string>
     */
    public function cells(stdClass $row, Import $import, User $viewer): array
    {
        /** @var list<string> $cells */
        $cells = json_decode($row->raw, true, flags: JSON_THROW_ON_ERROR);
        if ($this->seesAll($import, $viewer)) {
            return $cells;
        }
        $columns = array_flip($import->mapping);
        foreach ($cells as $place => $cell) {
            // An unmapped column may hold contact details.
            $field = match ($columns[$place] ?? null) {
                null, 'second_phone', 'third_phone' => 'address',
                default => (string) $columns[$place],
            };
            $cells[$place] = (string) ContactMask::show($viewer, $field, $cell);
        }

        return $cells;
    }

    private function seesAll(Import $import, User $viewer): bool
    {
        return ContactMask::isLifted($viewer) || $import->user_id === $viewer->id;
    }

    /**
     * @param  list<string>  $cells
     * @return list<ImportCell>
     */
    private function cellsByField(stdClass $row, Import $import, array $cells): array
    {
        $errors = self::map($row->errors);
        $fields = ImportSchema::of($import->kind)->fields;
        $mapped = array_intersect_key(array_column(ImportField::cases(), null, 'value'), $import->mapping);

        return array_values(
            array_map(
                static fn (ImportField $field): ImportCell => new ImportCell(
                    $field,
                    $field->label(),
                    $field === ImportField::FullName || $fields[$field->value]->isRequired,
                    $cells[(int) $import->mapping[$field->value]] ?? '',
                    $errors[$field->value] ?? null,
                ),
                $mapped,
            ),
        );
    }

    /** @return list<string> why the row was skipped or failed */
    public function messages(stdClass $row): array
    {
        return array_values(self::map($row->errors));
    }

    /** @param  list<string>  $cells */
    private function name(Import $import, array $cells): string
    {
        $parts = array_map(
            static fn (string $field): string => isset($import->mapping[$field])
                ? $cells[(int) $import->mapping[$field]] ?? ''
                : '',
            ['first_name', 'last_name', 'full_name'],
        );

        return trim(implode(' ', $parts));
    }

    /** @return array<string, string> */
    private static function map(?string $json): array
    {
        /** @var array<string, string> */
        return $json === null ? [] : json_decode($json, true, flags: JSON_THROW_ON_ERROR);
    }
}
