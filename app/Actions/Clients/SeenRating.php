<?php

declare(strict_types=1);

namespace App\Actions\Clients;

/** The rating that whoever rates had before their eyes. */
final readonly class SeenRating
{
    public function __construct(public ?int $value) {}
}
