<?php

declare(strict_types=1);

namespace App\Events;

final readonly class OutboxWritten
{
    /** @param  bool  $isInTransaction  whether the job is queued in the caller's transaction */
    public function __construct(public bool $isInTransaction) {}
}
