<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankFileLayout;
use Carbon\CarbonImmutable;

/** An imported bank file. */
final readonly class BankFileRow
{
    public function __construct(
        public int $id,
        public string $name,
        public BankFileLayout $layout,
        public CarbonImmutable $imported_at,
        public string $importer,
        public int $rows,
        public int $processed_rows,
        public int $created_rows,
        public int $duplicate_rows,
        public int $error_rows,
        /** False when the import was interrupted; importing the same file continues it. */
        public bool $is_complete,
        /** Whether the import is running in the background. */
        public bool $is_working,
    ) {}
}
