<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;

/** DeveloperTools/LookupTables. */
final readonly class LookupTablePage
{
    /**
     * @param  list<Choice>  $tables
     * @param  list<LookupField>  $fields
     * @param  list<LookupRow>  $rows
     */
    public function __construct(
        public array $tables,
        public string $table,
        public string $title,
        /** Singular, such as `bookmaker`. */
        public string $noun,
        public string $description,
        public array $fields,
        public array $rows,
        public bool $can_change,
        /** Whether rows can be added and deleted. */
        public bool $can_add,
    ) {}
}
