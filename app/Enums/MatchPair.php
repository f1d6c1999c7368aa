<?php

declare(strict_types=1);

namespace App\Enums;

/** The types of the two records of a match. */
enum MatchPair: string
{
    case Clients = 'client-client';
    case ClientAndLead = 'client-lead';
    case Leads = 'lead-lead';
    case ClientAndDbClient = 'client-db_client';
    case LeadAndDbClient = 'lead-db_client';
    case DbClients = 'db_client-db_client';

    public function label(): string
    {
        return match ($this) {
            self::Clients => 'Two clients',
            self::ClientAndLead => 'Client and lead',
            self::Leads => 'Two leads',
            self::ClientAndDbClient => 'Client and DB client',
            self::LeadAndDbClient => 'Lead and DB client',
            self::DbClients => 'Two DB clients',
        };
    }

    /** @return list<string> the values of pairs with a DB client */
    public static function withDbClient(): array
    {
        return [self::ClientAndDbClient->value, self::LeadAndDbClient->value, self::DbClients->value];
    }
}
