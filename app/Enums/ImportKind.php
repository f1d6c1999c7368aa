<?php

declare(strict_types=1);

namespace App\Enums;

/** The kind of records that a file holds. */
enum ImportKind: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case DbClients = 'db_clients';

    public function label(): string
    {
        return match ($this) {
            self::Clients => 'Clients',
            self::Leads => 'Leads',
            self::DbClients => 'DB clients',
        };
    }
}
