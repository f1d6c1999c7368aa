<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;
use App\Enums\BankRowOutcome;
use App\Models\BankFile;
use App\Models\BankLine;

/**
 * Finds the new rows of a bank file, in the order of the file. Two queries a call.
 *
 * A row with a known reference was imported from a file before. The next file may show another balance for the same payment, and
 * the feed has none, so a known line of the same day, amount and description counts for one row of this file. A line from a file
 * that may not overlap with this one is only a possible duplicate.
 */
final class BankLineClassifier
{
    /** @var array<int, true> known lines that a row of this file repeats */
    private array $taken = [];

    /** @var array<string, string> references of rows of this file => of the known lines that they repeat */
    private array $standing = [];

    /** @var array<string, true> references of all rows of the file */
    private readonly array $references;

    private readonly bool $isImported;

    public function __construct(private readonly BankFileContent $content)
    {
        $this->isImported = BankFile::query()->where('sha256', $content->sha256)->first()?->isComplete() ?? false;
        $this->references = array_fill_keys(array_column(self::readable($content->lines), 'bank_reference'), true);
    }

    /**
     * @param  list<StatementLine>  $lines  in the order of the file, after those of the last call
     * @return list<BankLineResult>
     */
    public function classify(array $lines): array
    {
        $readable = self::readable($lines);
        $known = BankLine::query()
            ->whereIn(
                'file_reference',
                array_merge(
                    ...array_map(fn (NewBankLine $line): array => [$line->bank_reference, $this->ownReference($line)], $readable),
                ),
            )
            ->get()
            ->keyBy('file_reference');
        $others = $this->others($readable);

        return array_map(fn (StatementLine $line): BankLineResult => match (true) {
            $line->line === null => new BankLineResult($line, BankRowOutcome::Error, $line->mistake),
            $known->has($this->ownReference($line->line)) => new BankLineResult($line, BankRowOutcome::Duplicate, 'Imported before from a bank file.'),
            $known->has($line->line->bank_reference) => $this->classifyKnown($line, $line->line, $known[$line->line->bank_reference]),
            default => $this->classifyLine($line, $line->line, $others[BankFileLineRepository::details($line->line)] ?? []),
        }, $lines);
    }

    /** A row that an earlier file contains. Without a balance it may be another payment, unless both files cover the whole day. */
    private function classifyKnown(StatementLine $line, NewBankLine $new, BankLine $known): BankLineResult
    {
        $this->taken[$known->id] = true;
        if ($this->isImported || $new->file === null || $new->file->hasBalance || $new->file->overlaps($known)) {
            return new BankLineResult($line, BankRowOutcome::Duplicate, 'Imported before from a bank file.');
        }

        return $this->doubt($line->withReference($this->ownReference($new)), RowWarning::OtherFile, $known->bank_reference);
    }

    /** The reference of a row that shares its own with a payment of another file. */
    private function ownReference(NewBankLine $line): string
    {
        return StatementReader::REFERENCE_PREFIX.substr(hash('sha256', "{$line->bank_reference} {$this->content->sha256}"), 0, 40);
    }

    /**
     * @param  list<StatementLine>  $lines
     * @return list<NewBankLine>
     */
    private static function readable(array $lines): array
    {
        return array_values(array_filter(array_map(static fn (StatementLine $line): ?NewBankLine => $line->line, $lines)));
    }

    /** @param  list<BankLine>  $others  of the same day, amount and description */
    private function classifyLine(StatementLine $line, NewBankLine $new, array $others): BankLineResult
    {
        $file = $new->file;
        $isCopy = $file !== null && $file->copy > 1;
        if ($isCopy && $file->balances()->copiesAreOne) {
            return new BankLineResult($line, BankRowOutcome::Duplicate, 'Appears in this file more than once with the same balance, so it counts once.');
        }

        $free = collect($others)->filter(
            fn (BankLine $other): bool => ! isset($this->taken[$other->id])
                && ($file === null || $file->mayShareAccountWith($other)),
        );
        $same = $free->first(static fn (BankLine $other): bool => ! $other->isOfFile())
            ?? $free->first(static fn (BankLine $other): bool => $file?->overlaps($other) === true);
        if ($same !== null) {
            $this->taken[$same->id] = true;
            $this->standing[$new->bank_reference] = $same->bank_reference;

            return new BankLineResult($line, BankRowOutcome::Duplicate, $same->isOfFile()
                ? 'Imported before from another bank file: same day, amount and description.'
                : 'Already received from the bank feed: same day, amount and description.');
        }

        return $this->classifyNew($line, $isCopy ? $file : null, $free->first());
    }

    /** @param  FileRow|null  $copy  set when an identical row precedes it */
    private function classifyNew(StatementLine $line, ?FileRow $copy, ?BankLine $other): BankLineResult
    {
        if ($copy !== null && ! $copy->balances()->copiesArePaid) {
            return $this->doubt($line, RowWarning::SameFile, $this->standing[$copy->first] ?? $copy->first);
        }
        if ($other !== null) {
            $this->taken[$other->id] = true;

            return $this->doubt($line, RowWarning::OtherFile, $other->bank_reference);
        }

        return new BankLineResult($line, BankRowOutcome::Created, $copy === null ? null : 'Paid again: the balances show that money went out in between.');
    }

    private function doubt(StatementLine $line, RowWarning $doubt, string $repeats): BankLineResult
    {
        return new BankLineResult($line, BankRowOutcome::Created, $doubt->words(), $doubt, $repeats);
    }

    /**
     * @param  list<NewBankLine>  $lines
     * @return array<string, list<BankLine>> lines of the feed and of other files by {@see BankFileLineRepository::details()}, oldest first
     */
    private function others(array $lines): array
    {
        if ($lines === []) {
            return [];
        }

        $days = array_column($lines, 'value_at');
        $others = [];
        $found = BankLine::query()
            ->where('value_at', '>=', min($days))
            // A day has 25 hours when summer time ends.
            ->where('value_at', '<', max($days)->addHours(25))
            ->whereIn('amount_cents', array_values(array_unique(array_column($lines, 'amount_cents'))))
            ->get()
            ->reject(fn (BankLine $line): bool => isset($this->references[$line->file_reference ?? '']))
            ->sortBy('id');
        foreach ($found as $line) {
            $others[BankFileLineRepository::details($line)][] = $line;
        }

        return $others;
    }
}
