<?php

declare(strict_types=1);

namespace App\Data\Users;

/** The latest move of the user's work. Times are UTC. */
final readonly class TakeoverProgress
{
    public function __construct(public int $moved_rows, public string $created_at, public ?string $finished_at) {}
}
