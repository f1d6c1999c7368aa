<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;

/** A background check with its progress. */
final readonly class BetstopRunRow
{
    public function __construct(
        public int $id,
        public BetstopRunKind $kind,
        public BetstopRunStatus $status,
        public ?string $user_name,
        public int $total_rows,
        public int $processed_rows,
        public int $registered_rows,
        public int $error_rows,
        public string $created_at,
    ) {}
}
