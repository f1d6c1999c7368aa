<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetRow;
use App\Support\CsvText;
use Generator;

/** The columns of a client's bets as CSV; times in the zone of whoever exports. */
final readonly class BetRowCsv
{
    private CsvText $text;

    public function __construct(string $timezone)
    {
        $this->text = new CsvText($timezone);
    }

    /** @return list<string> */
    public function header(): array
    {
        return [
            $this->text->heading('Placed'), 'Site', 'Sport', 'Market', 'Selection', 'Stake (AUD)', 'Odds', 'Result', 'Return (AUD)', 'Our profit (AUD)',
            'Bonus bet', 'Boosted', $this->text->heading('Settled'),
        ];
    }

    /**
     * @param  iterable<BetRow>  $bets
     * @return Generator<int, list<int|string|bool|null>>
     */
    public function rows(iterable $bets): Generator
    {
        foreach ($bets as $bet) {
            yield [
                $this->text->time($bet->placed_at), $bet->site_name, $bet->sport, $bet->market, $bet->selection, $this->decimal($bet->stake_cents, 2),
                $this->decimal($bet->odds_milli, 3), $bet->status->label(), $this->decimal($bet->return_cents, 2), $this->decimal($bet->profit_cents, 2),
                $bet->is_bonus, $bet->is_boosted, $this->text->time($bet->settled_at),
            ];
        }
    }

    private function decimal(?int $value, int $places): ?string
    {
        return $value === null ? null : number_format($value / 10 ** $places, $places, '.', '');
    }
}
