<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** A number on the RSG dashboard, with the page that lists its rows. */
final readonly class RsgCount
{
    public function __construct(
        public string $key,
        public string $label,
        public int $count,
        public int $overdue,
        /** Null when the viewer can't open the page. */
        public ?string $url,
    ) {}
}
