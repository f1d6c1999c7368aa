<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A question and the client's answer. */
final readonly class BackgroundAnswer
{
    public function __construct(public string $question, public string $answer) {}
}
