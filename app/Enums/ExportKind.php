<?php

declare(strict_types=1);

namespace App\Enums;

/** What an export holds. */
enum ExportKind: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case DbClients = 'db_clients';
    case DbAddresses = 'db_addresses';
    case DbPhoneNumbers = 'db_phone_numbers';
    case Matches = 'matches';
    case Transactions = 'transactions';
    case Withdrawals = 'withdrawals';

    public function label(): string
    {
        return match ($this) {
            self::Clients => 'Clients',
            self::Leads => 'Leads',
            self::DbClients => 'DB clients',
            self::DbAddresses => 'DB addresses',
            self::DbPhoneNumbers => 'DB phone numbers',
            self::Matches => 'Match imports',
            self::Transactions => 'Transactions',
            self::Withdrawals => 'Withdrawals',
        };
    }
}
