<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Services\Search\SearchTerms;
use stdClass;

/** Writes the records of one kind of import, many at once, always inside the caller's transaction. */
interface RecordWriter
{
    public const ATTACHED = [
        ['table' => 'notes', 'column' => 'subject_id', 'type' => 'subject_type'], ['table' => 'attachments', 'column' => 'subject_id', 'type' => 'subject_type'],
        ['table' => 'consents', 'column' => 'person_id', 'type' => 'person_type'], ['table' => 'betstop_checks', 'column' => 'person_id', 'type' => 'person_type'],
    ];

    /** The morph name. */
    public function type(): string;

    /**
     * The columns that an update may change.
     *
     * @return list<string>
     */
    public function fields(): array;

    /**
     * These, as text the way forms hold them.
     *
     * @return array<string, string>
     */
    public function textsOf(stdClass $record): array;

    /**
     * Gives new people what the file does not: their PINs.
     *
     * @param  list<ReadRow>  $rows
     * @return list<ReadRow>
     */
    public function prepare(array $rows): array;

    /**
     * @param  list<ReadRow>  $rows  prepared
     * @return array<int, int> ids by row number
     */
    public function create(array $rows): array;

    /** What the index finds the person of a row by. */
    public function termsOf(ReadRow $row): SearchTerms;

    /**
     * What the audit says of a new record.
     *
     * @return array<string, mixed>
     */
    public function facts(ReadRow $row): array;

    /**
     * Where rows show that somebody works with the record: tables, the columns that hold its id, and those of its morph name.
     *
     * @return list<array{table: string, column: string, type: string|null}>
     */
    public function dependents(): array;
}
