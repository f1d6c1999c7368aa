<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** All clients that match the filters now. The form sends it back, so that the change covers what the user saw. */
final readonly class BulkScope
{
    public function __construct(
        /** Counted up to the cap of config `paddock.lists.count_cap`. */
        public int $count,
        public bool $count_is_capped,
        /** Clients created later are not included. */
        public int $newest_id,
    ) {}
}
