<?php

declare(strict_types=1);

namespace App\Queries\Automations;

use App\Data\Automations\PatternMatch;
use App\Data\Automations\PatternTest;
use App\Domain\Automations\MarketMapper;
use App\Domain\Automations\PatternRule;

/** Which patterns match a name, now and with an unsaved pattern. */
final readonly class PatternTestQuery
{
    public function test(string $name, ?PatternRule $draft): PatternTest
    {
        $mapper = MarketMapper::current();

        return new PatternTest($this->matches($mapper, $name), $draft === null ? null : $this->matches($mapper->with($draft), $name, $draft));
    }

    /** @return list<PatternMatch> */
    private function matches(MarketMapper $mapper, string $name, ?PatternRule $draft = null): array
    {
        $winner = $mapper->winner($name);

        return array_map(static fn (PatternRule $rule): PatternMatch => new PatternMatch(
            id: $rule->id, pattern: $rule->pattern, priority: $rule->priority, market_name: $rule->market_name,
            market_is_enabled: $rule->market_is_enabled, wins: $rule === $winner, is_draft: $rule === $draft,
        ), $mapper->matches($name));
    }
}
