<?php

declare(strict_types=1);

namespace App\Domain\Reports;

/** The next part of an export's file. */
final readonly class ExportPart
{
    /** @param  list<array<string, mixed>>  $evidenceFiles  rows of `evidence_files`, for an evidence pack */
    public function __construct(public string $content, public int $rows, public bool $hasMore, public array $evidenceFiles = []) {}
}
