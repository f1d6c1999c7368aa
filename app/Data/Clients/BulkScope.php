<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** All clients that the list's filters match now, as whoever is about to change them sees it and sends it along. */
final readonly class BulkScope
{
    public function __construct(
        /** Counted up to the cap of config `paddock.lists.count_cap`. */
        public int $count,
        public bool $count_is_capped,
        /** Clients that come later are not meant. */
        public int $newest_id,
    ) {}
}
