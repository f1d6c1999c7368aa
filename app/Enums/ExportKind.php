<?php

declare(strict_types=1);

namespace App\Enums;

/** The list that an export contains, or an evidence pack. */
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
    case Evidence = 'evidence';

    public function label(): string
    {
        return match ($this) {
            self::DbClients => 'DB clients',
            self::DbAddresses => 'DB addresses',
            self::DbPhoneNumbers => 'DB phone numbers',
            self::Evidence => 'Evidence pack',
            self::Matches => 'Match imports',
            default => ucfirst($this->value),
        };
    }

    /** Opens the page of the list. An evidence pack needs several. */
    public function ability(): ?Ability
    {
        return match ($this) {
            self::Clients, self::Leads, self::Matches => Ability::ViewClients,
            self::DbClients, self::DbAddresses, self::DbPhoneNumbers => Ability::ViewDbClients,
            self::Transactions => Ability::ViewTransactions,
            self::Withdrawals => Ability::ViewWithdrawals,
            self::Evidence => null,
        };
    }
}
