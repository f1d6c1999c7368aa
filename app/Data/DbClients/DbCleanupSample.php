<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** One change that a clean-up would make, as text. */
final readonly class DbCleanupSample
{
    public function __construct(public int $db_client_id, public string $before, public ?string $after) {}
}
