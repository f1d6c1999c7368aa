<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/**
 * Whether the effects that transactions state are those of their entries, without bringing each with its entries together: both
 * sides are added up with a weight of chance for each transaction. Equal sums are equal rows, but for one case in a million,
 * and even that leaves the sum of each client to be looked at; other sums say that it is worth looking at every row.
 */
final class EffectSum
{
    private const WEIGHTS = (1 << 20) - 1;

    private const MODULUS = (1 << 61) - 1;

    private readonly int $key;

    /** A byte for each ledger account: "\1" for those of an available balance. */
    private string $available = '';

    private int $entries = 0;

    private int $transactions = 0;

    public function __construct()
    {
        $this->key = random_int(1 << 24, 1 << 31) | 1;
    }

    public function load(LedgerRows $rows): void
    {
        $this->available = str_repeat("\0", 1 + $rows->int('select max(id) from ledger_accounts'));
        foreach ($rows->stretches("select id from ledger_accounts where kind = 'available' and {stretch}") as $stretch) {
            foreach ($stretch as [$id]) {
                $this->available[(int) $id] = "\1";
            }
        }
    }

    public function entry(int $transactionId, int $accountId, int $cents): void
    {
        if (($this->available[$accountId] ?? '') === "\1") {
            $this->entries = ($this->entries + $cents * $this->weight($transactionId)) % self::MODULUS;
        }
    }

    public function transaction(int $id, int $effect): void
    {
        $this->transactions = ($this->transactions + $effect * $this->weight($id)) % self::MODULUS;
    }

    /** Something about the entries is wrong: every row is to be looked at. */
    public function doubt(): void
    {
        $this->entries = self::MODULUS;
    }

    public function agrees(): bool
    {
        return $this->entries === $this->transactions;
    }

    private function weight(int $id): int
    {
        return 1 + ((($id & 0x3FFFFFFF) * $this->key) >> 21 & self::WEIGHTS);
    }
}
