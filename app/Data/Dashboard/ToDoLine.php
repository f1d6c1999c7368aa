<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** A kind of work that waits for the viewer, and the page to do it on. */
final readonly class ToDoLine
{
    public function __construct(
        public string $title,
        public int $count,
        public string $url,
    ) {}
}
