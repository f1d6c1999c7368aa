<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Illuminate\Support\Facades\DB;
use stdClass;

/** Tells whether what stands under a key is what somebody wants to post under it again. */
final readonly class KnownPosting
{
    /** @param  stdClass  $row  of `ledger_transactions` */
    public static function isSame(Posting $posting, stdClass $row): bool
    {
        // Whose it is may have changed by a merge since; what moved may not.
        return $row->type === $posting->type->value
            && $row->status === $posting->status->value
            && $row->source_type === $posting->sourceType
            && (int) $row->source_id === $posting->sourceId
            && self::sides((int) $row->id) === self::wanted($posting);
    }

    /** @return list<string> kind and cents */
    private static function sides(int $ledgerTransactionId): array
    {
        $sides = DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->where('ledger_transaction_id', $ledgerTransactionId)->orderBy('ledger_entries.id')->sharedLock()
            ->get(['ledger_accounts.kind', 'ledger_entries.amount_cents']);

        return array_values($sides->map(static fn (stdClass $side): string => "{$side->kind} {$side->amount_cents}")->all());
    }

    /** @return list<string> */
    private static function wanted(Posting $posting): array
    {
        return array_map(static fn (Entry $entry): string => "{$entry->account->kind->value} {$entry->cents}", $posting->entries);
    }
}
