<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Models\BankLine;
use App\Services\Intake\NewBankLine;

/** Lines that a bank file brought before the bank's feed did. */
final readonly class FileLines
{
    /**
     * The line that the feed's one tells of, held until the transaction ends; null when no file brought it. Each stands for
     * one line of the feed, so that two equal payments stay two.
     */
    public function awaiting(NewBankLine $new): ?BankLine
    {
        if (self::isFromFile($new->bank_reference)) {
            return null;
        }

        [$from, $until] = BankLineFacts::dayAround($new->value_at);
        $candidates = BankLine::query()
            ->where('value_at', '>=', $from)
            ->where('value_at', '<', $until)
            ->where('amount_cents', $new->amount_cents)
            ->where('bank_reference', 'like', StatementReader::REFERENCE_PREFIX.'%')
            ->orderBy('id');
        // One that another call takes over at this moment is not for us. SQLite knows no such clause, and has one writer.
        $candidates->getQuery()->lock('for update skip locked');
        $facts = BankLineFacts::of($new);
        $line = $candidates->get()->first(static fn (BankLine $line): bool => BankLineFacts::of($line) === $facts);

        // Told of again, it has taken its line over already.
        return $line !== null && BankLine::query()->where('bank_reference', $new->bank_reference)->doesntExist() ? $line : null;
    }

    private static function isFromFile(string $reference): bool
    {
        return str_starts_with($reference, StatementReader::REFERENCE_PREFIX);
    }
}
