<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** A version of a rule. Times are UTC. */
final readonly class RuleVersion
{
    /** @param  list<string>  $conditions  empty when the rule was removed */
    public function __construct(public int $version, public array $conditions, public string $author_name, public string $created_at) {}
}
