<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Data\Lists\Choice;

/** The choices of the wizard while the import is open. */
final readonly class ImportSettings
{
    /**
     * @param  list<ImportColumn>  $columns
     * @param  list<ImportFieldChoice>  $fields
     * @param  list<Choice>  $encodings
     * @param  list<Choice>  $delimiters
     */
    public function __construct(public array $columns, public array $fields, public array $encodings, public array $delimiters) {}
}
