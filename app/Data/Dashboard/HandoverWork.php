<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use App\Enums\NotificationType;

/** Work of one queue that came since the viewer signed out. */
final readonly class HandoverWork
{
    public function __construct(
        public NotificationType $type,
        public string $title,
        public int $count,
    ) {}
}
