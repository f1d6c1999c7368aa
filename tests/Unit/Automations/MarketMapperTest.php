<?php

declare(strict_types=1);

namespace Tests\Unit\Automations;

use App\Domain\Automations\MarketMapper;
use App\Domain\Automations\MarketName;
use App\Domain\Automations\PatternRule;
use App\Domain\Automations\Wildcard;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class MarketMapperTest extends TestCase
{
    #[TestWith(['AFL: * - Line', 'AFL: Geelong v Sydney – Line', true])]
    #[TestWith(['afl: * — LINE', 'AFL:  Geelong v Sydney – Line', true])]
    #[TestWith(['AFL: * - Line', 'AFL: Geelong v Sydney – Line betting', false])]
    #[TestWith(['AFL: * - Line', 'AFLW: Geelong v Sydney – Line', false])]
    #[TestWith(['*: * - Win', 'Greyhounds: The Meadows R9 – Win', true])]
    #[TestWith(['AFL: Line', 'AFL: Line', true])]
    #[TestWith(['*a*b*', 'b then a', false])]
    #[TestWith(['ab*ba', 'aba', false])]
    #[TestWith(['a*b*b', 'ab', false])]
    #[TestWith(['a**b', 'ab', true])]
    #[TestWith(['AFL: .* (Line)', 'AFL: xy (line)', false])]
    #[TestWith(['Greyhounds: Wow She\'s Fast', 'Greyhounds: Wow She’s Fast', true])]
    #[TestWith(['Fußball: * Ä', 'FUSSBALL: x ä', false])]
    #[TestWith(['Football: * Ä', 'FOOTBALL: x ä', true])]
    public function test_star_stands_for_any_text_in_whole_names(string $pattern, string $name, bool $matches): void
    {
        $this->assertSame($matches, (new Wildcard(MarketName::fold($pattern)))->matches(MarketName::fold($name)));
    }

    public function test_pattern_that_would_exhaust_a_regular_expression_is_quick(): void
    {
        $wildcard = new Wildcard(str_repeat('*a', 150).'*b');
        $started = hrtime(true);

        $this->assertFalse($wildcard->matches(str_repeat('a', 320)));
        $this->assertLessThan(50e6, hrtime(true) - $started);
    }

    public function test_lowest_priority_number_wins_and_then_the_older_pattern(): void
    {
        $mapper = new MarketMapper([self::rule(3, 'AFL: *', 100), self::rule(2, 'AFL: * - Line', 50), self::rule(1, '*line', 100)]);

        $this->assertSame(2, $mapper->winner('AFL: Geelong v Sydney – Line')?->id);
        $this->assertSame([2, 1, 3], array_column($mapper->matches('AFL: Geelong v Sydney – Line'), 'id'));
        $this->assertNull($mapper->winner('NRL: Storm v Panthers – Win'));
    }

    public function test_pattern_of_a_disabled_market_matches_but_does_not_win(): void
    {
        $mapper = new MarketMapper([self::rule(1, 'AFL: *', 1, isEnabled: false), self::rule(2, 'AFL: *', 2)]);

        $this->assertSame([2, [1, 2]], [$mapper->winner('AFL: x')?->id, array_column($mapper->matches('AFL: x'), 'id')]);
    }

    public function test_draft_replaces_its_saved_pattern_and_a_new_one_is_the_youngest(): void
    {
        $mapper = new MarketMapper([self::rule(1, 'AFL: *', 100), self::rule(2, 'AFL: * - Line', 100)]);

        $this->assertSame(2, $mapper->with(self::rule(1, 'AFL: *', 101))->winner('AFL: x - Line')?->id);
        $this->assertSame(1, $mapper->with(self::rule(null, 'AFL: x*', 100))->winner('AFL: x - Line')?->id);
        $this->assertNull($mapper->with(self::rule(null, 'AFL: x*', 99))->winner('AFL: x - Line')?->id);
        $this->assertSame(1, $mapper->winner('AFL: x - Line')?->id);
    }

    #[TestWith(['AFL: Collingwood v Carlton – Head to head', 'AFL: * – Head to head'])]
    #[TestWith(['Soccer: A – B – Result', 'Soccer: * – Result'])]
    #[TestWith(['Novelty: Logies', 'Novelty: Logies'])]
    public function test_suggested_pattern_fits_any_event(string $name, string $pattern): void
    {
        $this->assertSame($pattern, MarketName::suggestPattern($name));
        $this->assertTrue((new Wildcard(MarketName::fold($pattern)))->matches(MarketName::fold($name)));
    }

    private static function rule(?int $id, string $pattern, int $priority, bool $isEnabled = true): PatternRule
    {
        return new PatternRule($id, $pattern, $priority, 'Line, AFL', $isEnabled);
    }
}
