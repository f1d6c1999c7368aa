<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Enums\BarredImportOutcome;
use App\Models\BarredEntry;

/** The change that a row of the file, or a missing entry, makes. */
final readonly class BarredRowResult
{
    /**
     * @param  array<string, string|null>  $before  changed fields only
     * @param  array<string, string|null>  $after
     * @param  string|null  $message  why nothing is changed
     */
    public function __construct(
        public BarredImportOutcome $outcome,
        public ?int $rowNo,
        public string $fullName,
        public ?BarredEntry $entry = null,
        public array $before = [],
        public array $after = [],
        public ?string $message = null,
    ) {}
}
