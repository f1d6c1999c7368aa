<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Enums\Ability;
use App\Models\Transaction;
use App\Models\User;

/** Where what a transaction came from is shown, for those who may see it there. */
final readonly class SourceLinks
{
    /** source => the page, and the part of its query that names the source */
    private const LISTS = [
        'deposit' => [Ability::ViewDeposits, 'deposits.index', 'deposit'],
        'withdrawal' => [Ability::ViewWithdrawals, 'withdrawals.index', 'withdrawal'],
        'adjustment' => [Ability::ViewTransactions, 'transactions.adjustments.index', null],
    ];

    private const OF_CLIENT = ['transfer' => 'clients.transfers', 'bonus_claim' => 'clients.bonuses', 'bet' => 'clients.bets', 'client' => 'clients.edit', 'merge' => 'clients.matches', 'site_account' => 'clients.edit'];

    /** What the log says under their name is about the record, not about the transaction: an opening balance is not why somebody moved house. */
    private const TELLS_OF_OTHERS = ['client', 'site_account', 'merge'];

    /** Whether what was done to the source may be told: to those who see it where it is worked on. */
    public function isToldTo(Transaction $transaction, User $viewer): bool
    {
        [$ability] = self::LISTS[$transaction->source_type] ?? [Ability::ViewClients];

        return ! in_array($transaction->source_type, self::TELLS_OF_OTHERS, true) && $viewer->hasAbility($ability);
    }

    public function to(Transaction $transaction, User $viewer): ?string
    {
        [$ability, $route, $key] = self::LISTS[$transaction->source_type] ?? [Ability::ViewClients, self::OF_CLIENT[$transaction->source_type] ?? null, null];
        if ($route === null || ! $viewer->hasAbility($ability)) {
            return null;
        }
        if (isset(self::LISTS[$transaction->source_type])) {
            return route($route, $key === null ? [] : [$key => $transaction->source_id], absolute: false);
        }

        return $transaction->client_id === null ? null : route($route, $transaction->client_id, absolute: false);
    }
}
