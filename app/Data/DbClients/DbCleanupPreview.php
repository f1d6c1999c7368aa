<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\DbCleanupKind;

/** The changes that a clean-up would make to the first rows. */
final readonly class DbCleanupPreview
{
    /** @param  list<DbCleanupSample>  $samples */
    public function __construct(
        public DbCleanupKind $kind,
        public string $description,
        public int $looked_at,
        /** Rows of the kind or, for a selection, DB clients. */
        public int $total_rows,
        public int $changes,
        public array $samples,
    ) {}
}
