<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\NamedSort;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The orders of the client list. */
enum ClientSort: string implements NamedSort
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
    case Company = 'company';
    case Manager = 'account_manager';
    case Affiliate = 'affiliate';

    public function columns(): array
    {
        return match ($this) {
            self::Name => ['clients.last_name', 'clients.first_name'],
            self::Company, self::Manager, self::Affiliate => ["clients.{$this->value}_id"],
            default => ["clients.{$this->value}"],
        };
    }

    public function isNullable(): bool
    {
        return match ($this) {
            self::State, self::Rating, self::LastBet, self::LastDeposit, self::Manager, self::Affiliate => true,
            self::Name, self::Pin, self::Status, self::Balance, self::Created, self::Company => false,
        };
    }

    public function owners(): ?Builder
    {
        return match ($this) {
            self::Company => DB::table('companies')->orderByRaw('lower(name)')->orderBy('id')->select('id'),
            self::Manager => $this->having('users')->orderByRaw('lower(first_name), lower(last_name)')->orderBy('id')->select('id'),
            self::Affiliate => $this->having('affiliates')->orderByRaw('lower(name)')->orderBy('id')->select('id'),
            default => null,
        };
    }

    /** Most of the staff manage nobody, and many affiliates sent nobody. One look into the index each: MariaDB would read all of it for an EXISTS. */
    private function having(string $owners): Builder
    {
        return DB::table($owners)->where(fn (Builder $client): Builder => $client->from('clients')
            ->whereColumn($this->columns()[0], "{$owners}.id")->select('clients.id')->limit(1), '>', 0);
    }
}
