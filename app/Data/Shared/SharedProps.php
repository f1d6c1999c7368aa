<?php

declare(strict_types=1);

namespace App\Data\Shared;

use App\Data\Notifications\CountersData;

/** The props of every page. */
final readonly class SharedProps
{
    public function __construct(
        public Auth $auth,
        public Flash $flash,
        public ?CountersData $counters,
        public AppSettings $app,
    ) {}
}
