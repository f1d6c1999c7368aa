<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The orders of a client's IP report. */
enum IpSightingSort: string implements ListSort
{
    case LastSeen = 'last_seen_at';
    case FirstSeen = 'first_seen_at';
    case Hits = 'hits';

    public function columns(): array
    {
        return ["ip_sightings.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
