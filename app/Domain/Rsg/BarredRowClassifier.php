<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Imports\ParsedRow;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredList;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;

/** Compares the rows of a file with the active entries of the same list. */
final class BarredRowClassifier
{
    /** Earlier years are two-digit years that were read as the last century. */
    private const EARLIEST = '1990-01-01';

    /** @var array<string, BarredEntry> by reference */
    private array $byReference = [];

    /** @var array<string, list<BarredEntry>> by person */
    private array $byPerson = [];

    /** @var array<int, bool> entries that are in the file, and whether in a row without an error */
    private array $seen = [];

    /** @var array<string, int> row by key, without rows with an error */
    private array $rows = [];

    /**
     * @param  Collection<int, BarredEntry>  $entries  the active ones of the list
     * @param  list<string>  $fields  fields in the file; the others keep their values
     */
    public function __construct(
        private readonly Collection $entries,
        private readonly BarredList $list,
        private readonly array $fields,
        private readonly string $today,
    ) {
        foreach ($entries as $entry) {
            if ($entry->external_reference !== null) {
                $this->byReference[mb_strtolower($entry->external_reference)] = $entry;
            }
            $this->byPerson[self::person(BarredEntryFields::of($entry))][] = $entry;
        }
    }

    /** @return Builder<BarredEntry> the active entries that an import of this list compares */
    public static function entriesOf(BarredImport $import): Builder
    {
        return BarredEntry::query()
            ->where('list', $import->list)
            ->where('jurisdiction', $import->jurisdiction)
            ->where('source', $import->source)
            ->where('status', BarredEntryStatus::Active);
    }

    /** Null when the row changes nothing. */
    public function classify(ParsedRow $row): ?BarredRowResult
    {
        $values = $this->values($row);
        $name = trim("{$values['first_name']} {$values['last_name']}");
        $reference = $values['external_reference'] ?? null;
        $key = $reference === null ? self::person($values) : 'reference '.mb_strtolower($reference);
        $first = $this->rows[$key] ?? null;
        $entry = $this->find($values);
        $error = $this->error($row, $values, $entry);
        if ($entry !== null) {
            // A row with an error still shows that its entry is in the file.
            $this->seen[$entry->id] = $error === null || ($this->seen[$entry->id] ?? false);
        }
        if ($error === null) {
            $this->rows[$key] ??= $row->rowNo;
        }

        return match (true) {
            $error !== null => new BarredRowResult(BarredImportOutcome::Error, $row->rowNo, $name, $entry, message: $error),
            $first !== null => new BarredRowResult(BarredImportOutcome::Skip, $row->rowNo, $name, $entry, message: "The same entry is in row {$first}."),
            $entry !== null => $this->change($row, $name, $entry, $values),
            ($values['until_on'] ?? null) !== null && $values['until_on'] < $this->today => new BarredRowResult(
                BarredImportOutcome::Skip,
                $row->rowNo,
                $name,
                message: "Ended on {$values['until_on']}.",
            ),
            default => new BarredRowResult(
                BarredImportOutcome::Add,
                $row->rowNo,
                $name,
                after: [...$values, 'from_on' => $values['from_on'] ?? $this->today],
            ),
        };
    }

    /** @return list<BarredRowResult> entries that are not in the file: they end, except self-exclusions */
    public function missing(): array
    {
        return array_values(
            $this->entries
                ->reject(fn (BarredEntry $entry): bool => isset($this->seen[$entry->id]))
                ->map(
                    fn (BarredEntry $entry): BarredRowResult => $this->list === BarredList::SelfExclusion
                        ? new BarredRowResult(
                            BarredImportOutcome::Skip,
                            null,
                            $entry->full_name,
                            $entry,
                            message: 'Not in the file. A self-exclusion stays until its last day.',
                        )
                        : new BarredRowResult(
                            BarredImportOutcome::Lift,
                            null,
                            $entry->full_name,
                            $entry,
                            ['status' => BarredEntryStatus::Active->value],
                            ['status' => BarredEntryStatus::Lifted->value],
                        ),
                )
                ->all(),
        );
    }

    /** @param  array<string, string|null>  $values */
    private function error(ParsedRow $row, array $values, ?BarredEntry $entry): ?string
    {
        $until = $values['until_on'] ?? null;
        $from = $values['from_on'] ?? $entry?->from_on->toDateString() ?? $this->today;
        $isEarlier = $entry !== null && $until !== null && ($entry->until_on === null || $until < $entry->until_on->toDateString());

        return match (true) {
            $row->errors !== [] => implode(' ', $row->errors),
            $values['first_name'] === null || $values['last_name'] === null => 'Enter a first name and a last name.',
            ($values['date_of_birth'] ?? '') > $this->today => 'The date of birth is in the future.',
            $from < self::EARLIEST || ($until !== null && $until < self::EARLIEST) => 'Write the year of the first and last day with four digits.',
            $until !== null && $until < $from => 'The last day is before the first day.',
            $isEarlier && $this->list === BarredList::SelfExclusion => 'A self-exclusion can’t end earlier.',
            default => null,
        };
    }

    /** @param  array<string, string|null>  $values */
    private function change(ParsedRow $row, string $name, BarredEntry $entry, array $values): ?BarredRowResult
    {
        $before = BarredEntryFields::of($entry);
        // An empty cell says nothing about a known value, but an empty last day means that there is no end.
        $given = array_filter($values, static fn (?string $value, string $field): bool => $value !== null || $field === 'until_on', ARRAY_FILTER_USE_BOTH);
        $after = array_diff_assoc($given, $before);

        return $after === []
            ? null
            : new BarredRowResult(
                BarredImportOutcome::Change,
                $row->rowNo,
                $name,
                $entry,
                array_intersect_key($before, $after),
                $after,
            );
    }

    /** @return array<string, string|null> by field of the file */
    private function values(ParsedRow $row): array
    {
        $values = ['first_name' => null, 'last_name' => null];
        foreach ([...$this->fields, 'first_name', 'last_name'] as $field) {
            $text = $row->get($field);
            $values[$field] = $text === '' ? null : $text;
        }

        return $values;
    }

    /**
     * By reference; otherwise the same person whose entry has no reference, or when the row has none.
     *
     * @param  array<string, string|null>  $values
     */
    private function find(array $values): ?BarredEntry
    {
        $reference = $values['external_reference'] ?? null;
        $known = $reference === null ? null : $this->byReference[mb_strtolower($reference)] ?? null;
        foreach ($known === null ? $this->byPerson[self::person($values)] ?? [] : [] as $entry) {
            if (! ($this->seen[$entry->id] ?? false) && ($reference === null || $entry->external_reference === null)) {
                return $entry;
            }
        }

        return $known;
    }

    /** @param  array<string, string|null>  $values */
    private static function person(array $values): string
    {
        $name = ParsedRow::nameKey((string) $values['first_name'], (string) $values['last_name'], $values['date_of_birth'] ?? '');

        // Without a date of birth, namesakes are told apart by their contact details.
        return $name !== '' ? $name : mb_strtolower("{$values['first_name']} {$values['last_name']} ".($values['mobile_e164'] ?? $values['email'] ?? ''));
    }
}
