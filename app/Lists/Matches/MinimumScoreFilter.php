<?php

declare(strict_types=1);

namespace App\Lists\Matches;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;

/** `score=80`: matches with at least this score, from 0 to 100. */
final readonly class MinimumScoreFilter extends Filter
{
    public function __construct()
    {
        parent::__construct('score', 'Score', [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::SingleSelect;
    }

    public function definition(): array
    {
        return ['options' => [
            ['value' => '90', 'label' => '90 or more'],
            ['value' => '80', 'label' => '80 or more', 'hint' => 'Likely the same person'],
            ['value' => '65', 'label' => '65 or more'],
        ]];
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/^(100|[1-9]?\d)$/', $value) === 1 ? null : 'Enter a score from 0 to 100.';
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $query->where('matches.score', '>=', (int) $value);
    }
}
