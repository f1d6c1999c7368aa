<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

/** One call of the intake, and its description in the console. */
final readonly class LiveArrival
{
    /** @param  array<string, mixed>  $body */
    public function __construct(public string $path, public array $body, public string $what) {}
}
