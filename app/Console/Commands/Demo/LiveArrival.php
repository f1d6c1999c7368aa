<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

/** One thing that comes in: what the intake is called with, and what is said of it. */
final readonly class LiveArrival
{
    /** @param  array<string, mixed>  $body */
    public function __construct(public string $path, public array $body, public string $what) {}
}
