<?php

declare(strict_types=1);

namespace App\Data\Users;

/** A call that may be dialled now. */
final readonly class StartedCall
{
    public function __construct(
        public int $id,
        /** `+61491570156` */
        public string $number,
    ) {}
}
