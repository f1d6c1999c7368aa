<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\BetStatus;
use App\Services\Intake\Bulk\BulkRow;
use App\Services\Intake\Bulk\BulkRows;
use App\Services\Intake\Bulk\RowRefused;
use App\Services\Intake\NewBet;
use Illuminate\Foundation\Http\FormRequest;

/** Body of `POST /api/v1/bets`. The rows are read one by one, so that a bad one does not hold the others up. */
final class ReceiveBetsRequest extends FormRequest
{
    private const MOST_CENTS = 10_000_000_000;

    /** 1,000,000.000: what the column holds, and more than any bookmaker offers. */
    private const MOST_ODDS = 1_000_000_000;

    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['bets' => ['bail', 'required', 'array', 'list', 'max:'.BulkRows::MOST]];
    }

    /** @return BulkRows<NewBet> */
    public function toNewBets(): BulkRows
    {
        return BulkRows::read($this->validated('bets'), 'external_id', self::bet(...));
    }

    private static function bet(BulkRow $row): NewBet
    {
        $bet = new NewBet(
            external_id: $row->code('external_id', 64),
            operator_site: $row->text('operator_site'),
            username: $row->text('username'),
            sport: $row->text('sport', 64),
            market: $row->text('market'),
            selection: $row->text('selection'),
            stake_cents: $row->wholeNumber('stake_cents', 1, self::MOST_CENTS),
            odds_milli: $row->wholeNumber('odds_milli', 1_000, self::MOST_ODDS),
            status: $row->choice('status', BetStatus::class),
            return_cents: $row->optionalWholeNumber('return_cents', 0, self::MOST_CENTS),
            placed_at: $row->moment('placed_at'),
            settled_at: $row->optionalMoment('settled_at'),
            is_bonus: $row->flag('is_bonus'),
            is_boosted: $row->flag('is_boosted'),
        );
        $mistake = self::contradiction($bet);

        return $mistake === null ? $bet : throw new RowRefused($mistake);
    }

    private static function contradiction(NewBet $bet): ?string
    {
        if ($bet->status === BetStatus::Open) {
            return $bet->settled_at === null && $bet->return_cents === null ? null : 'An open bet has no settled_at and no return_cents.';
        }

        return match (true) {
            $bet->settled_at === null => 'A settled bet needs its settled_at.',
            $bet->settled_at->lessThan($bet->placed_at) => 'The settled_at lies before the placed_at.',
            default => null,
        };
    }
}
