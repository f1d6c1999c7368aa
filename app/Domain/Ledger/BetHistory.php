<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\TransactionType;

/** The postings of one bet, which determine the keys and rounds of its next postings. For {@see BetLedger}. */
final class BetHistory
{
    /** End of the current posting's key, for its reversal; null when the opening balance includes it. */
    public ?string $lastPlaced = null;

    public ?string $lastSettled = null;

    /** @var array<string, int> by the first word of the key */
    private array $counts = [];

    /** @var array<string, int> by type */
    private array $rounds = [];

    /** @param  string  $step  end of the key, such as "settled:1"; call in the order of the postings */
    public function add(TransactionType $type, int $round, string $step): void
    {
        $word = explode(':', $step)[0];
        $this->counts[$word] = ($this->counts[$word] ?? 0) + 1;
        $this->rounds[$type->value] = max($round, $this->rounds[$type->value] ?? 1);
        match ($word) {
            'placed' => $this->lastPlaced = $step,
            'settled' => $this->lastSettled = $step,
            default => null,
        };
    }

    public function isEmpty(): bool
    {
        return $this->counts === [];
    }

    /** The corrected bet is a new transaction. */
    public function startRound(TransactionType $type): void
    {
        $this->rounds[$type->value] = ($this->rounds[$type->value] ?? 0) + 1;
    }

    public function round(TransactionType $type): int
    {
        return $this->rounds[$type->value] ??= 1;
    }

    public function nextPlaced(): string
    {
        return $this->lastPlaced = ($this->counts['placed'] ?? 0) === 0 ? $this->counted('placed') : $this->next('placed');
    }

    public function nextSettled(): string
    {
        return $this->lastSettled = $this->next('settled');
    }

    public function next(string $word): string
    {
        return $this->counted($word).":{$this->counts[$word]}";
    }

    private function counted(string $word): string
    {
        $this->counts[$word] = ($this->counts[$word] ?? 0) + 1;

        return $word;
    }
}
