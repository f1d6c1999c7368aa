<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Models\KnownPayer;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Reads and counts in `known_payers` which payers have paid for which clients. */
final readonly class PayerRepository
{
    /** A payer of more clients (a bank, a money transfer service) doesn't identify a client. */
    private const MOST_CLIENTS = 12;

    private const ROWS = 60;

    /** @return array<int, PayerRecord> by client */
    public function clientsOf(PayerLine $line): array
    {
        if ($line->keys === []) {
            return [];
        }
        $rows = KnownPayer::query()->whereIn('payer', $line->keys)->limit(self::ROWS)->get(['payer', 'client_id', 'times_seen', 'times_undone']);
        $byClient = $rows->groupBy('client_id');
        if ($byClient->count() > self::MOST_CLIENTS || $rows->count() === self::ROWS) {
            return [];
        }

        $all = (int) $rows->sum('times_seen');
        $records = [];
        foreach ($byClient as $clientId => $own) {
            $seen = (int) $own->sum('times_seen');
            $records[(int) $clientId] = new PayerRecord(
                seen: $seen,
                undone: (int) $own->sum('times_undone'),
                seenOfOthers: $all - $seen,
                isByPayId: $own->contains(static fn (KnownPayer $payer): bool => str_starts_with($payer->payer, 'payid ') && $payer->times_seen > 0),
            );
        }

        return $records;
    }

    /** Counts an approval. Call it in the approval's transaction. */
    public function countApproval(PayerLine $line, int $clientId, CarbonImmutable $at): void
    {
        $this->count($line, $clientId, $at, seen: 1, undone: 0);
    }

    /** Counts an undone approval against the payer. */
    public function countUndone(PayerLine $line, int $clientId, CarbonImmutable $at): void
    {
        $this->count($line, $clientId, $at, seen: -1, undone: 1);
    }

    private function count(PayerLine $line, int $clientId, CarbonImmutable $at, int $seen, int $undone): void
    {
        if ($line->keys === []) {
            return;
        }
        $keys = $line->keys;
        // Always in the same order, to avoid deadlocks.
        sort($keys);
        // One statement, so that simultaneous approvals of one payer are both counted.
        KnownPayer::query()->upsert(
            array_map(static fn (string $key): array => [
                'payer' => $key, 'rail' => $line->rail->value, 'client_id' => $clientId, 'times_seen' => max(0, $seen), 'times_undone' => $undone,
                'first_seen_at' => $at, 'last_seen_at' => $at,
            ], $keys),
            ['payer', 'rail', 'client_id'],
            [
                'times_seen' => DB::raw(
                    $seen > 0
                        ? 'known_payers.times_seen + 1'
                        : 'case when known_payers.times_seen > 0 then known_payers.times_seen - 1 else 0 end',
                ),
                'times_undone' => DB::raw("known_payers.times_undone + {$undone}"),
                'last_seen_at' => $at,
            ],
        );
    }
}
