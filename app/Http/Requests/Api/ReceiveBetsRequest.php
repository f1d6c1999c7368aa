<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Intake\Bulk\BulkRow;
use App\Domain\Intake\Bulk\RefusedRow;
use App\Domain\Intake\Bulk\RowRefusedException;
use App\Domain\Intake\NewBet;
use App\Enums\BetStatus;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use OpenApi\Attributes\Items;

/** Body of `POST /api/v1/bets`. Invalid rows are refused individually. */
#[
    ObjectSchema('NewBets', 'Bets in bulk.', [
        'bets' => new Field(
            'array',
            'The rows. Invalid rows are refused individually.',
            items: new Items(ref: '#/components/schemas/NewBet'),
            minItems: 1,
            maxItems: BulkRow::MOST,
        ),
    ]),
]
#[
    ObjectSchema('NewBet', 'A bet on a client\'s account. Send it again to update it.', [
        'external_id' => new Field('string', "The bookmaker's id, unique per site.", 'bet-5530017', maxLength: 64),
        'operator_site' => new Field('string', 'Short name of the bookmaker\'s site.', 'sportsbet', maxLength: 255),
        'username' => new Field('string', "The client's username on the site.", 'emmaw88', maxLength: 255),
        'sport' => new Field('string', 'The sport.', 'Horse racing', maxLength: 64),
        'market' => new Field('string', 'The market.', 'Flemington R7 Win', maxLength: 255),
        'selection' => new Field('string', 'The selection.', 'Without A Fight', maxLength: 255),
        'stake_cents' => new Field('integer', 'A whole number of cents.', 5_000, min: 1, max: self::MOST_CENTS),
        'odds_milli' => new Field(
            'integer',
            'Decimal odds times a thousand: 3,250 is 3.25.',
            3_250,
            min: 1_000,
            max: self::MOST_ODDS,
        ),
        'status' => new Field('string', 'The status of the bet.', 'won', enum: BetStatus::class),
        'return_cents' => new Field(
            'integer',
            'The return; omitted while the bet is open, needed when it is won or cashed out.',
            16_250,
            optional: true,
            nullable: true,
            min: 0,
            max: self::MOST_CENTS,
        ),
        'placed_at' => new Field('string', 'With an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
        'settled_at' => new Field(
            'string',
            'With an offset; omitted while the bet is open.',
            '2026-11-20T14:12:00+11:00',
            optional: true,
            nullable: true,
            format: 'date-time',
        ),
        'is_bonus' => new Field('boolean', 'Whether it was a bonus bet.', false, optional: true),
        'is_boosted' => new Field('boolean', 'Whether its odds were boosted.', false, optional: true),
    ]),
]
final class ReceiveBetsRequest extends FormRequest
{
    private const MOST_CENTS = 10_000_000_000;

    /** 1,000,000.000, the maximum of the column. */
    private const MOST_ODDS = 1_000_000_000;

    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['bets' => ['bail', 'required', 'array', 'list', 'max:'.BulkRow::MOST]];
    }

    /** @return array{array<int, NewBet>, list<RefusedRow>} the valid rows by their index in the call, and the refused ones */
    public function toNewBets(): array
    {
        return BulkRow::all($this->validated('bets'), 'external_id', self::bet(...));
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

        return $mistake === null ? $bet : throw new RowRefusedException($mistake);
    }

    private static function contradiction(NewBet $bet): ?string
    {
        if ($bet->status === BetStatus::Open) {
            return $bet->settled_at === null && $bet->return_cents === null ? null : 'An open bet must not have a settled_at or return_cents.';
        }

        return match (true) {
            $bet->settled_at === null => 'A settled bet needs its settled_at.',
            $bet->settled_at->lessThan($bet->placed_at) => 'The settled_at must not be before the placed_at.',
            // The ledger would book a loss. A lost bet returns nothing, and a void one its stake.
            $bet->return_cents === null && in_array($bet->status, [BetStatus::Won, BetStatus::CashedOut], true) => 'A bet that was won or cashed out needs its return_cents.',
            default => null,
        };
    }
}
