<?php

declare(strict_types=1);

namespace App\Enums;

/** The lists that presets are kept for. */
enum FilterPresetList: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case DbClients = 'db_clients';
    case Transactions = 'transactions';

    public function label(): string
    {
        return match ($this) {
            self::Clients => 'Clients',
            self::Leads => 'Leads',
            self::DbClients => 'DB clients',
            self::Transactions => 'Transactions',
        };
    }

    /** Who may see the list may keep presets of it. */
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
