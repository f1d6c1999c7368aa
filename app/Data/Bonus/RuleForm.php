<?php

declare(strict_types=1);

namespace App\Data\Bonus;

/** The conditions of a rule as its form has them: numbers as texts, amounts in dollars. */
final readonly class RuleForm
{
    public function __construct(
        /** @var list<string> */
        public array $states,
        /** @var list<string> */
        public array $statuses,
        /** @var list<string> */
        public array $ratings,
        public string $min_deposits,
        public string $deposits_days,
        public string $min_turnover,
        public string $turnover_days,
        public string $no_bet_days,
        public string $no_bonus_days,
        public string $max_claims,
    ) {}
}
