<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Queries\Lists\ListSort;

/** The orders of the list of prospects. */
enum DbClientSort: string implements ListSort
{
    case Name = 'name';
    case Source = 'source';
    case Status = 'status';
    case Consent = 'consent_basis';
    case Created = 'created_at';

    public function columns(): array
    {
        return match ($this) {
            self::Name => ['db_clients.last_name', 'db_clients.first_name'],
            default => ["db_clients.{$this->value}"],
        };
    }

    public function isNullable(): bool
    {
        return $this === self::Source;
    }
}
