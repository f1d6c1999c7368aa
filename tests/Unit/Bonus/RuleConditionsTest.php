<?php

declare(strict_types=1);

namespace Tests\Unit\Bonus;

use App\Domain\Bonus\RuleConditions;
use PHPUnit\Framework\TestCase;

final class RuleConditionsTest extends TestCase
{
    public function test_sentences_name_one_day_in_the_singular(): void
    {
        $sentences = static fn (int $days): array => RuleConditions::fromArray([
            'min_deposits_cents' => 5_000, 'deposits_days' => $days, 'min_turnover_cents' => 1, 'turnover_days' => $days, 'no_bet_days' => $days, 'no_bonus_days' => $days,
        ])->sentences();

        $this->assertSame(
            ['Deposited at least $50.00 in the last 1 day', 'Bet at least $0.01 in the last 1 day', 'No bet for 1 day before the offer', 'No bonus for 1 day'],
            $sentences(1),
        );
        $this->assertSame('No bonus for 2 days', $sentences(2)[3]);
    }
}
