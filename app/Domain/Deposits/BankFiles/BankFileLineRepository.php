<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\BankLine;

/** Bank lines that came by a bank file, perhaps before the bank feed reported them. */
final readonly class BankFileLineRepository
{
    public function __construct(private IntakeLock $locks) {}

    /**
     * Makes other files and the feed wait with equal lines until the caller's transaction ends. Call it once, for all lines of the
     * transaction, before they are classified.
     */
    public function hold(NewBankLine ...$lines): void
    {
        $this->locks->hold(...array_map(static fn (NewBankLine $line): string => 'bank-line '.BankLineDetails::of($line), array_values($lines)));
    }

    /**
     * The line of a file that the feed's line repeats. Each line of a file counts for one line of the feed, so that two equal
     * payments stay two. Call hold() before.
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

        // A line that the feed sends again has replaced the file's line already.
        return $line !== null && BankLine::query()->where('bank_reference', $new->bank_reference)->doesntExist() ? $line : null;
    }
}
