<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\SmsStatus;

/** How many messages of a blast have one status. */
final readonly class BlastResult
{
    public function __construct(public SmsStatus $status, public int $count) {}
}
