<?php

declare(strict_types=1);

namespace App\Enums;

/** The lists that have presets. */
enum FilterPresetList: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case DbClients = 'db_clients';
    case Transactions = 'transactions';

    public function label(): string
    {
        return $this === self::DbClients ? 'DB clients' : ucfirst($this->value);
    }

    /** The ability to see the list and save presets. */
    public function ability(): Ability
    {
        return match ($this) {
            self::Clients, self::Leads => Ability::ViewClients,
            self::DbClients => Ability::ViewDbClients,
            self::Transactions => Ability::ViewTransactions,
        };
    }

    public function routeName(): string
    {
        return match ($this) {
            self::Clients => 'clients.index',
            self::Leads => 'clients.leads.index',
            self::DbClients => 'db-clients.index',
            self::Transactions => 'transactions.index',
        };
    }
}
