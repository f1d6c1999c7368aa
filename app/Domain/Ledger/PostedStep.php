<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** A posting in the ledger that can be reversed. */
final readonly class PostedStep
{
    private function __construct(
        /** Id of the ledger transaction: its place in the chain. */
        public int $id,
        public string $key,
        /** When it occurred, UTC. */
        public CarbonImmutable $at,
    ) {}

    /** The latest posting of these keys. Locked, because a plain read of MariaDB's snapshot misses later commits. */
    public static function last(string ...$keys): ?self
    {
        $row = DB::table('ledger_transactions')
            ->whereIn('idempotency_key', $keys)
            ->orderByDesc('id')
            ->sharedLock()
            ->first(['id', 'idempotency_key', 'occurred_at']);

        return $row === null ? null : new self((int) $row->id, $row->idempotency_key, CarbonImmutable::parse($row->occurred_at, 'UTC'));
    }
}
