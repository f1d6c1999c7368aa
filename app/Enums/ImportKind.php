<?php

declare(strict_types=1);

namespace App\Enums;

/** The kind of records in a file. */
enum ImportKind: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case DbClients = 'db_clients';

    public function label(): string
    {
        return $this === self::DbClients ? 'DB clients' : ucfirst($this->value);
    }
}
