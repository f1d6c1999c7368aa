<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankFileLayout;
use Carbon\CarbonImmutable;

/** A bank file that was imported. */
final readonly class BankFileRow
{
    public function __construct(
        public int $id,
        public string $name,
        public BankFileLayout $layout,
        public CarbonImmutable $imported_at,
        public string $importer,
        public int $rows,
        public int $created_rows,
        public int $duplicate_rows,
        public int $error_rows,
        /** False when the import was cut off; the same file goes on where it ended. */
        public bool $is_complete,
    ) {}
}
