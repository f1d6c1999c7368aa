<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The orders of the client list. */
enum ClientSort: string implements ListSort
{
    case Name = 'name';
    case Pin = 'pin';
    case State = 'state';
    case Status = 'status';
    case Rating = 'client_rating';
    case Balance = 'balance_cents';
    case LastBet = 'last_bet_at';
    case LastDeposit = 'last_deposit_at';
    case Created = 'created_at';

    public function columns(): array
    {
        return match ($this) {
            self::Name => ['clients.last_name', 'clients.first_name'],
            default => ["clients.{$this->value}"],
        };
    }

    public function isNullable(): bool
    {
        return match ($this) {
            self::State, self::Rating, self::LastBet, self::LastDeposit => true,
            self::Name, self::Pin, self::Status, self::Balance, self::Created => false,
        };
    }
}
