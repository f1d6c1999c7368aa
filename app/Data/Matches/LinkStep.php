<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** A link from one client to the next. */
final readonly class LinkStep
{
    public function __construct(public string $via, public int $client_id, public string $full_name, public string $pin) {}
}
