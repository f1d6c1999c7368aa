<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\DbCleanupKind;

/** A clean-up that can be run. */
final readonly class DbCleanupChoice
{
    public function __construct(public DbCleanupKind $kind, public string $label, public string $description) {}
}
