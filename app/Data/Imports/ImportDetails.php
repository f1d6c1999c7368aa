<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;

/** One import without its rows. */
final readonly class ImportDetails
{
    /**
     * @param  array<string, int>  $mapping  columns by field
     * @param  array<string, string>  $defaults  values by field
     * @param  list<ImportProblem>  $problems
     */
    public function __construct(
        public int $id,
        public string $name,
        public ImportKind $kind,
        public ImportMode $mode,
        public ImportStatus $status,
        public string $format,
        public int $bytes,
        public ?string $encoding,
        public ?string $delimiter,
        public string $importer,
        public array $mapping,
        public array $defaults,
        public bool $blank_clears,
        public bool $needs_check,
        /** Increases with each dry run. */
        public int $check_no,
        public int $total_rows,
        public int $done_rows,
        public int $created_rows,
        public int $updated_rows,
        public int $skipped_rows,
        public int $error_rows,
        public int $waiting_rows,
        public int $excluded_rows,
        public int $undone_rows,
        public int $kept_rows,
        public array $problems,
        public ?string $error,
        public string $created_at,
        public ?string $started_at,
        public ?string $finished_at,
        public ?string $undone_at,
        public ?string $undone_by,
        public int $suggested_matches,
        public bool $can_manage,
        public bool $can_download_rows,
        public bool $can_undo,
        public bool $can_resume,
        /** Whether the viewer can decide the waiting rows now. */
        public bool $can_decide,
    ) {}
}
