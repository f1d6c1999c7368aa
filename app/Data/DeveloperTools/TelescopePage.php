<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\ListMeta;
use App\Enums\TelescopeEntryType;

/** DeveloperTools/Telescope. */
final readonly class TelescopePage
{
    /** @param  list<TelescopeRow>  $entries */
    public function __construct(
        public array $entries,
        public ListMeta $meta,
        public TelescopeEntryType $view,
        /** Whether everything is recorded, or only exceptions, slow and failed work, and a sample of requests. */
        public bool $is_detailed,
        public int $slow_ms,
        public int $keep_hours,
    ) {}
}
