<?php

declare(strict_types=1);

namespace App\Data\Automations;

/** A market name of recent bets that no pattern maps. */
final readonly class UnmappedNameRow
{
    public function __construct(public int $id, public string $name, public string $suggested_pattern, public int $bets, public string $last_seen_at) {}
}
