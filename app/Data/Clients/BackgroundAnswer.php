<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One question that a client was asked, and what they said. */
final readonly class BackgroundAnswer
{
    public function __construct(public string $question, public string $answer) {}
}
