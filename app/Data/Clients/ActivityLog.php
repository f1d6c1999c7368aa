<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;

/** One page of a client's activity log. */
final readonly class ActivityLog
{
    /** @param  list<ActivityEntry>  $events */
    public function __construct(public array $events, public ListMeta $meta) {}
}
