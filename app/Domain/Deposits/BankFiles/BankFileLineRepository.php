<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\BankLine;
use App\Support\CalendarDay;

/** Bank lines that came by a bank file, perhaps before the bank feed reported them. */
final readonly class BankFileLineRepository
{
    public function __construct(private IntakeLock $locks) {}

    /** The details that a bank file and the bank feed share: day, amount and description. */
    public static function details(BankLine|NewBankLine $line): string
    {
        return CalendarDay::around($line->value_at)->date
            ." {$line->amount_cents} ".mb_strtolower(trim((string) preg_replace('/\s+/u', ' ', mb_scrub($line->description))));
    }

    /**
     * Makes other files and the feed wait with equal lines until the caller's transaction ends. Call it once, for all lines of the
     * transaction, before they are classified.
     */
    public function hold(NewBankLine ...$lines): void
    {
        $this->locks->hold(...array_map(static fn (NewBankLine $line): string => 'bank-line '.self::details($line), array_values($lines)));
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

        $day = CalendarDay::around($new->value_at);
        $details = self::details($new);
        $line = BankLine::query()
            ->where('value_at', '>=', $day->from)
            ->where('value_at', '<', $day->until)
            ->where('amount_cents', $new->amount_cents)
            ->whereColumn('bank_reference', 'file_reference')
            ->orderBy('id')
            ->get()
            ->first(static fn (BankLine $line): bool => self::details($line) === $details);

        // A line that the feed sends again has replaced the file's line already.
        return $line !== null && BankLine::query()->where('bank_reference', $new->bank_reference)->doesntExist() ? $line : null;
    }
}
