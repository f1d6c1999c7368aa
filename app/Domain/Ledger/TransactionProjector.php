<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\LedgerAccountKind;
use App\Infrastructure\Database\PreparedSql;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Keeps `transactions`, the staff's view of the ledger. For {@see Ledger}. */
final readonly class TransactionProjector
{
    private const MOVE = 'update transactions set status = ?, client_id = ?, status_at = ?, updated_at = ?, effect_cents = effect_cents + ? where id = ?';

    /** Transactions of one status from which one statement changes them all. */
    private const MANY = 8;

    public function __construct(private PreparedSql $sql) {}

    /**
     * @param  list<Posting>  $postings
     * @return array<string, int> ids of existing transactions by {@see Posting::transactionKey()}
     */
    public function known(array $postings): array
    {
        $sources = [];
        foreach ($postings as $posting) {
            $sources[$posting->sourceType][] = $posting->sourceId;
        }

        $known = [];
        foreach ($sources as $type => $ids) {
            $values = [$type];
            $rows = $this->sql->select(
                'select id, source_id, type, round from transactions where source_type = ? and source_id '
                    .PreparedSql::in(array_unique($ids), $values).$this->sql->forUpdate,
                $values,
            );
            foreach ($rows as $row) {
                $known["{$type} {$row->source_id} {$row->type} {$row->round}"] = (int) $row->id;
            }
        }

        return $known;
    }

    /**
     * @param  array<int, Posting>  $firsts  first posting by transaction id
     * @param  array<int, list<Posting>>  $postings  new postings by transaction id, in order
     */
    public function write(array $firsts, array $postings): void
    {
        $now = self::utc(now()->toImmutable());
        $new = $moved = [];
        foreach ($postings as $id => $list) {
            $last = $list[count($list) - 1];
            $effect = array_sum(array_map(self::effect(...), $list));
            if (isset($firsts[$id])) {
                $first = $firsts[$id];
                $new[] = [
                    'id' => $id,
                    'type' => $first->type->value,
                    'status' => $last->status->value,
                    'client_id' => $last->clientId,
                    'amount_cents' => $first->amountCents,
                    'effect_cents' => $effect,
                    'rail' => $first->rail?->value,
                    'reference' => $first->reference,
                    'description' => $first->description,
                    'source_type' => $first->sourceType,
                    'source_id' => $first->sourceId,
                    'round' => $first->round,
                    'occurred_at' => self::utc($first->occurredAt),
                    'status_at' => self::utc($last->occurredAt),
                    'created_at' => $now,
                    'updated_at' => $now,
                ];

                continue;
            }
            $moved["{$last->status->value} ".self::utc($last->occurredAt)][$id] = [$last->clientId, $effect];
        }
        foreach ($moved as $key => $changes) {
            [$status, $statusAt] = explode(' ', $key, 2);
            $this->move($status, $statusAt, $now, $changes);
        }
        foreach (array_chunk($new, 500) as $chunk) {
            $this->sql->insert('transactions', $chunk);
        }
    }

    /** @param  array<int, array{?int, int}>  $changes  client and added effect in cents, by transaction id */
    private function move(string $status, string $statusAt, string $now, array $changes): void
    {
        $many = count($changes) < self::MANY ? [] : array_filter($changes, static fn (array $change): bool => $change[0] !== null);
        foreach (array_diff_key($changes, $many) as $id => [$clientId, $effect]) {
            $this->sql->change(self::MOVE, [$status, $clientId, $statusAt, $now, $effect, $id]);
        }
        foreach (array_chunk($many, 200, preserve_keys: true) as $chunk) {
            $case = static fn (int $place): string => 'case id '
                .implode(
                    ' ',
                    array_map(
                        static fn (int $id, array $change): string => "when {$id} then {$change[$place]}",
                        array_keys($chunk),
                        $chunk,
                    ),
                )
                .' end';
            DB::table('transactions')
                ->whereIntegerInRaw('id', array_keys($chunk))
                ->update([
                    'status' => $status,
                    'client_id' => DB::raw($case(0)),
                    'status_at' => $statusAt,
                    'updated_at' => $now,
                    'effect_cents' => DB::raw("effect_cents + {$case(1)}"),
                ]);
        }
    }

    /** Change of available balances in cents. */
    public static function effect(Posting $posting): int
    {
        return array_sum(
            array_map(
                static fn (Entry $entry): int => $entry->account->kind === LedgerAccountKind::Available ? $entry->cents : 0,
                $posting->entries,
            ),
        );
    }

    private static function utc(CarbonImmutable $time): string
    {
        return $time->utc()->format('Y-m-d H:i:s');
    }
}
