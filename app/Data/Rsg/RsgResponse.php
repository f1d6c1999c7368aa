<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** How quickly one kind of work was done, compared with its due time. */
final readonly class RsgResponse
{
    public function __construct(
        public string $label,
        public int $done,
        /** Done by the due time. */
        public int $in_time,
        /** Null when nothing was done. */
        public ?int $median_minutes,
        /** The list of this work. Null when the viewer can't open it, or there is none. */
        public ?string $url,
    ) {}
}
