<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use InvalidArgumentException;

/** Identifies a ledger account; the first posting to it creates the row. */
final readonly class Account
{
    private function __construct(
        public LedgerAccountKind $kind,
        /** The client, the site account, or 0 for the house. */
        public int $ownerId,
        public ?int $clientId,
    ) {}

    public static function available(int $clientId): self
    {
        return new self(LedgerAccountKind::Available, $clientId, $clientId);
    }

    public static function held(int $clientId): self
    {
        return new self(LedgerAccountKind::Held, $clientId, $clientId);
    }

    public static function transit(int $clientId): self
    {
        return new self(LedgerAccountKind::Transit, $clientId, $clientId);
    }

    public static function site(int $siteAccountId, int $clientId): self
    {
        return new self(LedgerAccountKind::Site, $siteAccountId, $clientId);
    }

    public static function house(LedgerAccountKind $kind): self
    {
        return $kind->isHouse() ? new self($kind, 0, null) : throw new InvalidArgumentException("An account of the kind {$kind->value} has an owner.");
    }

    public function key(): string
    {
        return "{$this->kind->value} {$this->ownerId}";
    }
}
