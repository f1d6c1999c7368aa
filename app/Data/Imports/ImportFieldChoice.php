<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Data\Lists\Choice;
use App\Enums\ImportField;

/** A field that a column can be taken for. */
final readonly class ImportFieldChoice
{
    /** @param  list<Choice>  $defaults  what can be chosen for rows whose cell is empty; none where it is typed or not offered */
    public function __construct(
        public ImportField $field,
        public string $label,
        public bool $is_required,
        public bool $has_default,
        public array $defaults,
    ) {}
}
