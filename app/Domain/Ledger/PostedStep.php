<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** A posting that stands in the ledger, by its key: for whoever is to take it back. */
final readonly class PostedStep
{
    private function __construct(
        /** Of the ledger transaction: its place in the chain. */
        public int $id,
        public string $key,
        /** The day that it names. */
        public CarbonImmutable $at,
    ) {}

    /** The latest of these; null where none was posted. Locked, because a plain read of MariaDB's snapshot misses what was committed since. */
    public static function last(string ...$keys): ?self
    {
        $row = DB::table('ledger_transactions')->whereIn('idempotency_key', $keys)->orderByDesc('id')->sharedLock()->first(['id', 'idempotency_key', 'occurred_at']);

        return $row === null ? null : new self((int) $row->id, $row->idempotency_key, CarbonImmutable::parse($row->occurred_at, 'UTC'));
    }
}
