<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use Illuminate\Database\Query\Builder;

/** One kind of row in an evidence pack, in the order of the ids. */
final readonly class EvidenceSection
{
    /**
     * @param  string  $key  starts the names of its files
     * @param  string  $id  column that orders the rows
     * @param  array<string, string>  $columns  heading => column of the row; EvidenceCells formats it by its name
     * @param  string|null  $note  what a reader must know about the rows
     */
    public function __construct(
        public string $key,
        public string $title,
        public Builder $rows,
        public string $id,
        public array $columns,
        public ?string $note = null,
    ) {}
}
