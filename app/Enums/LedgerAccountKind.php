<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Kinds of ledger accounts. A house account through which money comes in is negative: `bank` at -500.00 means that 500.00 of
 * clients' money is at our bank.
 */
enum LedgerAccountKind: string
{
    /** A client's available balance; equals `clients.balance_cents`. */
    case Available = 'available';
    /** A client's requested withdrawals. */
    case Held = 'held';
    /** A client's transfers that are sent and not confirmed. */
    case Transit = 'transit';
    /** One site account of a client; equals `site_accounts.balance_cents`. */
    case Site = 'site';
    case Bank = 'bank';
    /** Received money that is not approved for a client. */
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
            self::Transit => 'Transfers in transit',
            self::Site => 'Site account',
            self::Suspense => 'Received, not matched',
            self::Bonus => 'Bonuses given',
            self::Bookmaker => 'Bookmakers',
            self::Opening => 'Opening balances',
            default => ucfirst($this->value),
        };
    }

    /** One for the whole business, without a cached balance, because every posting would wait for it. */
    public function isHouse(): bool
    {
        return ! in_array($this, [self::Available, self::Held, self::Transit, self::Site], true);
    }

    /** Never below zero. Site accounts have no floor, because bookmakers' reports can't be refused. */
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
