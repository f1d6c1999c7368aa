<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** A team note for the next shift. Times are UTC. */
final readonly class DashboardHandoverNote
{
    /** @param  string  $body  with mentions as `@[Tom Vance](user:3)` */
    public function __construct(public int $id, public string $author_name, public string $body, public string $created_at) {}
}
