<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** Whether a client meets one condition of a bonus rule. */
final readonly class RuleResult
{
    /**
     * @param  string  $condition  such as 'State is NSW or VIC'
     * @param  string  $actual  the client's own value, such as 'QLD'
     */
    public function __construct(public string $condition, public string $actual, public bool $is_met) {}
}
