<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** The answer of a rule about one client. */
final readonly class RuleClientCheck
{
    /**
     * @param  list<RuleResult>  $results
     * @param  bool  $is_protected  the gate refuses bonuses, whatever the rule
     * @param  bool  $is_excepted  an approved skipping rule applies
     */
    public function __construct(public string $full_name, public string $pin, public array $results, public bool $is_protected, public bool $is_excepted) {}
}
