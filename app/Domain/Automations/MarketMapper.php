<?php

declare(strict_types=1);

namespace App\Domain\Automations;

use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Maps market names by the patterns: the matching pattern with the lowest priority number wins, then the older one.
 * Patterns of a disabled market map nothing.
 */
final readonly class MarketMapper
{
    /** @var list<PatternRule> in the order they are tried */
    private array $rules;

    /**
     * @param  list<PatternRule>  $rules
     * @param  int  $version  of the patterns, read before them: later changes have a higher one
     */
    public function __construct(array $rules, public int $version = 0)
    {
        // A pattern that is not saved would be the youngest.
        usort($rules, static fn (PatternRule $a, PatternRule $b): int => [$a->priority, $a->id ?? PHP_INT_MAX] <=> [$b->priority, $b->id ?? PHP_INT_MAX]);
        $this->rules = $rules;
    }

    public static function current(): self
    {
        $version = SeenMarketNames::version();
        $patterns = DB::table('sportsbet_patterns')
            ->whereNull('sportsbet_patterns.deleted_at')
            ->join('genweb_markets', 'genweb_markets.id', '=', 'sportsbet_patterns.market_id')
            ->join('sport_types', 'sport_types.id', '=', 'sportsbet_patterns.sport_type_id')
            ->get([
                'sportsbet_patterns.id',
                'pattern',
                'priority',
                'sport_types.name as sport_type_name',
                'genweb_markets.name as market_name',
                'genweb_markets.is_enabled',
            ]);

        return new self(array_values($patterns->map(static fn (stdClass $row): PatternRule => new PatternRule(
            (int) $row->id, $row->pattern, (int) $row->priority, "{$row->market_name}, {$row->sport_type_name}", (bool) $row->is_enabled,
        ))->all()), $version);
    }

    /** The mapper as it would be with this pattern, in place of the saved one of the same id. */
    public function with(PatternRule $draft): self
    {
        $others = array_filter($this->rules, static fn (PatternRule $rule): bool => $draft->id === null || $rule->id !== $draft->id);

        return new self([...array_values($others), $draft], $this->version);
    }

    /** The pattern that maps the name, or null. */
    public function winner(string $name): ?PatternRule
    {
        $folded = MarketName::fold($name);
        foreach ($this->rules as $rule) {
            if ($rule->market_is_enabled && $rule->wildcard->matches($folded)) {
                return $rule;
            }
        }

        return null;
    }

    /** @return list<PatternRule> every pattern that matches, in the order they are tried, also those of disabled markets */
    public function matches(string $name): array
    {
        $folded = MarketName::fold($name);

        return array_values(array_filter($this->rules, static fn (PatternRule $rule): bool => $rule->wildcard->matches($folded)));
    }
}
