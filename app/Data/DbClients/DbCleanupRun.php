<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;

/** One run of a clean-up. Times are UTC. */
final readonly class DbCleanupRun
{
    public function __construct(
        public int $id,
        public DbCleanupKind $kind,
        public DbCleanupStatus $status,
        public string $user_name,
        /** The selection: 'all DB clients', '12 selected DB clients'. */
        public string $scope,
        public int $total_rows,
        public int $processed_rows,
        public int $changed_rows,
        /** Not undone, because they were changed since. */
        public int $kept_rows,
        public string $created_at,
        /** Why it failed. */
        public ?string $error,
        public bool $can_undo,
        public bool $can_stop,
    ) {}
}
