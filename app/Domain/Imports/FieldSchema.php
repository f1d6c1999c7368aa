<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\ImportField;

/** One field of an import: the headings it is recognised by, its check and where it is stored. */
final readonly class FieldSchema
{
    /** @param  list<string>  $headings  in lower-case letters and digits only */
    public function __construct(
        public ImportField $field,
        public FieldType $type,
        public array $headings,
        public int $maxLength = 255,
        public bool $isRequired = false,
        /** A column of the record's own table that an update may change. */
        public bool $isColumn = true,
        /** The importer can choose one value for all rows whose cell is empty. */
        public bool $hasDefault = false,
    ) {}
}
