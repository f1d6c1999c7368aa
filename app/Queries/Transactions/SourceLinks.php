<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Enums\Ability;
use App\Models\Transaction;
use App\Models\User;

/** Where what a transaction came from is shown, for those who may see it there. */
final readonly class SourceLinks
{
    private const OF_CLIENT = ['transfer' => 'clients.transfers', 'bonus_claim' => 'clients.bonuses', 'bet' => 'clients.bets', 'client' => 'clients.edit', 'site_account' => 'clients.edit'];

    public function to(Transaction $transaction, User $viewer): ?string
    {
        $route = self::OF_CLIENT[$transaction->source_type] ?? null;

        return $route !== null && $transaction->client_id !== null && $viewer->hasAbility(Ability::ViewClients)
            ? route($route, $transaction->client_id, absolute: false)
            : null;
    }
}
