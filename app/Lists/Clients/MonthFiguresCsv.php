<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\MonthFigures;
use Generator;

/** A client's months as CSV, in dollars. */
final readonly class MonthFiguresCsv
{
    /** @return list<string> */
    public function header(): array
    {
        return ['Month ('.config()->string('paddock.timezone').')', 'Bets', 'Turnover (AUD)', 'Bonus stakes (AUD)', 'Returns (AUD)', 'Our profit (AUD)', 'Margin (%)', 'Deposits (AUD)', 'Withdrawals (AUD)'];
    }

    /**
     * @param  iterable<MonthFigures>  $months
     * @return Generator<int, list<int|string|null>>
     */
    public function rows(iterable $months): Generator
    {
        foreach ($months as $month) {
            yield [
                substr($month->label, 0, 7), $month->bets, $this->hundredths($month->turnover_cents), $this->hundredths($month->bonus_cents),
                $this->hundredths($month->returns_cents), $this->hundredths($month->profit_cents), $this->hundredths($month->margin_basis_points),
                $this->hundredths($month->deposits_cents), $this->hundredths($month->withdrawals_cents),
            ];
        }
    }

    private function hundredths(?int $value): ?string
    {
        return $value === null ? null : number_format($value / 100, 2, '.', '');
    }
}
