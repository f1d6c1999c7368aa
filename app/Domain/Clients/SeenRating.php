<?php

declare(strict_types=1);

namespace App\Domain\Clients;

/** The rating shown on the user's page. */
final readonly class SeenRating
{
    public function __construct(public ?int $value) {}
}
