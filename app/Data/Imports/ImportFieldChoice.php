<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Data\Lists\Choice;
use App\Enums\ImportField;

/** A field that a column can be mapped to. */
final readonly class ImportFieldChoice
{
    /** @param  list<Choice>  $defaults  choices for empty cells; none when the default is typed, or there is none */
    public function __construct(
        public ImportField $field,
        public string $label,
        public bool $is_required,
        public bool $has_default,
        public array $defaults,
    ) {}
}
