<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportField;

/** A cell of a failed row. */
final readonly class ImportCell
{
    public function __construct(
        public ImportField $field,
        public string $label,
        public bool $is_required,
        /** As in the file. */
        public string $text,
        public ?string $error,
    ) {}
}
