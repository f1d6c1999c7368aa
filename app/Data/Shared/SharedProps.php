<?php

declare(strict_types=1);

namespace App\Data\Shared;

use App\Data\Notifications\CountersData;

/** What every page gets beside its own props. */
final readonly class SharedProps
{
    public function __construct(
        public Auth $auth,
        public Flash $flash,
        public ?CountersData $counters,
        public AppSettings $app,
    ) {}
}
