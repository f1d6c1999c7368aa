<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Enums\LedgerAccountKind;
use Illuminate\Support\Facades\DB;

/** Keeps `transactions`, what people see of the ledger. For {@see LedgerBook}. */
final readonly class TransactionBook
{
    /**
     * @param  list<Posting>  $postings
     * @return array<string, int> the transactions that are there already, by {@see Posting::transactionKey()}
     */
    public function known(array $postings): array
    {
        $sources = [];
        foreach ($postings as $posting) {
            $sources[$posting->sourceType][] = $posting->sourceId;
        }

        $known = [];
        foreach ($sources as $type => $ids) {
            $rows = DB::table('transactions')->where('source_type', $type)->whereIntegerInRaw('source_id', array_unique($ids))->lockForUpdate()
                ->get(['id', 'source_id', 'type', 'round']);
            foreach ($rows as $row) {
                $known["{$type} {$row->source_id} {$row->type} {$row->round}"] = (int) $row->id;
            }
        }

        return $known;
    }

    /**
     * @param  array<int, Posting>  $firsts  by the id of the transaction: its first posting
     * @param  array<int, list<Posting>>  $postings  by the id of the transaction: all that is posted of it now, in order
     */
    public function write(array $firsts, array $postings): void
    {
        $now = now();
        $new = [];
        foreach ($postings as $id => $list) {
            $last = $list[count($list) - 1];
            $effect = array_sum(array_map(self::effect(...), $list));
            if (isset($firsts[$id])) {
                $first = $firsts[$id];
                $new[] = [
                    'id' => $id, 'type' => $first->type->value, 'status' => $last->status->value, 'client_id' => $last->clientId, 'amount_cents' => $first->amountCents,
                    'effect_cents' => $effect, 'rail' => $first->rail?->value, 'reference' => $first->reference, 'description' => $first->description,
                    'source_type' => $first->sourceType, 'source_id' => $first->sourceId, 'round' => $first->round, 'occurred_at' => $first->occurredAt,
                    'status_at' => $last->occurredAt, 'created_at' => $now, 'updated_at' => $now,
                ];

                continue;
            }
            DB::table('transactions')->where('id', $id)->update([
                'status' => $last->status->value, 'client_id' => $last->clientId, 'status_at' => $last->occurredAt, 'updated_at' => $now,
                ...($effect === 0 ? [] : ['effect_cents' => DB::raw("effect_cents + {$effect}")]),
            ]);
        }
        foreach (array_chunk($new, 500) as $chunk) {
            DB::table('transactions')->insert($chunk);
        }
    }

    /** What a posting changes on available balances. */
    public static function effect(Posting $posting): int
    {
        return array_sum(array_map(static fn (Entry $entry): int => $entry->account->kind === LedgerAccountKind::Available ? $entry->cents : 0, $posting->entries));
    }
}
