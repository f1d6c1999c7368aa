<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * What a ledger account holds. Positive is always "the account has more"; a house account through which money comes in runs
 * negative: `bank` at -500.00 says that 500.00 of other people's money is at our bank.
 */
enum LedgerAccountKind: string
{
    /** What a client may bet with or be paid; the same as `clients.balance_cents`. */
    case Available = 'available';
    /** A client's withdrawals that are asked for and not yet paid. */
    case Held = 'held';
    /** A client's transfers that left one site and have not arrived at the other. */
    case Transit = 'transit';
    /** One site account of a client; the same as `site_accounts.balance_cents`. */
    case Site = 'site';
    case Bank = 'bank';
    /** Money that the bank received and that is nobody's yet. */
    case Suspense = 'suspense';
    case Bonus = 'bonus';
    case Bookmaker = 'bookmaker';
    /** The other side of opening balances. */
    case Opening = 'opening';
    case Adjustments = 'adjustments';
    case Fees = 'fees';

    public function label(): string
    {
        return match ($this) {
            self::Available => 'Available balance',
            self::Held => 'Held for withdrawals',
            self::Transit => 'Transfers under way',
            self::Site => 'Site account',
            self::Bank => 'Bank',
            self::Suspense => 'Received, not allotted',
            self::Bonus => 'Bonuses given',
            self::Bookmaker => 'Bookmakers',
            self::Opening => 'Opening balances',
            self::Adjustments => 'Adjustments',
            self::Fees => 'Fees',
        };
    }

    /** One for the whole business, without a cached balance: every posting would wait for it. */
    public function isHouse(): bool
    {
        return ! in_array($this, [self::Available, self::Held, self::Transit, self::Site], true);
    }

    /** Never below zero. What happens at a site is told from outside and cannot be refused. */
    public function hasFloor(): bool
    {
        return in_array($this, self::withFloor(), true);
    }

    /** @return list<self> */
    public static function withFloor(): array
    {
        return [self::Available, self::Held, self::Transit];
    }
}
