<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\BlastRefusal;

/** How many clients get nothing for one reason. */
final readonly class BlastReason
{
    public function __construct(public BlastRefusal $refusal, public int $count) {}
}
