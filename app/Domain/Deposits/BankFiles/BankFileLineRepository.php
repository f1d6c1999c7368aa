<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\BankLine;

/** Lines that a bank file brings, and those that it brought before the bank's feed did. */
final readonly class BankFileLineRepository
{
    public function __construct(private IntakeLock $locks) {}

    /**
     * Whoever brings lines with these facts, a file or the feed, waits until the caller's transaction ends. Judge them after
     * it, in one call for all lines of the transaction.
     */
    public function hold(NewBankLine ...$lines): void
    {
        $this->locks->hold(...array_map(static fn (NewBankLine $line): string => 'bank-line '.BankLineDetails::of($line), array_values($lines)));
    }

    /**
     * The line that the feed's one tells of; null when no file brought it. Each stands for one line of the feed, so that two
     * equal payments stay two. Hold the feed's line before.
     */
    public function awaiting(NewBankLine $new): ?BankLine
    {
        if ($new->file !== null) {
            return null;
        }

        [$from, $until] = BankLineDetails::dayAround($new->value_at);
        $facts = BankLineDetails::of($new);
        $line = BankLine::query()
            ->where('value_at', '>=', $from)
            ->where('value_at', '<', $until)
            ->where('amount_cents', $new->amount_cents)
            ->whereColumn('bank_reference', 'file_reference')
            ->orderBy('id')
            ->get()
            ->first(static fn (BankLine $line): bool => BankLineDetails::of($line) === $facts);

        // Told of again, it has taken its line over already.
        return $line !== null && BankLine::query()->where('bank_reference', $new->bank_reference)->doesntExist() ? $line : null;
    }
}
