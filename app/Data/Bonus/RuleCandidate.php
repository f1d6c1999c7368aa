<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** A client who meets a rule. */
final readonly class RuleCandidate
{
    public function __construct(public int $client_id, public string $full_name, public string $pin) {}
}
