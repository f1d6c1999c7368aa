<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Enums\BankRowOutcome;
use App\Models\BankLine;
use App\Services\Intake\NewBankLine;

/**
 * Tells what is new in one bank file, row after row from its first one. Two queries for every call.
 *
 * A line is known when its reference is, because a file brought it, whether the feed told of it later or not; or when the
 * bank's feed brought one of the same day, amount and description. Each line of the feed stands for one row of the file, so
 * that two equal payments stay two.
 */
final class LineJudge
{
    /** @var array<string, int> rows of this file that a line of the feed stands for, by their facts */
    private array $fromFeed = [];

    /** @var array<string, true> of all rows of the file */
    private readonly array $references;

    public function __construct(BankFileContent $content)
    {
        $this->references = array_fill_keys(array_column(self::readable($content->lines), 'bank_reference'), true);
    }

    /**
     * @param  list<StatementLine>  $lines  those that follow the last ones judged
     * @return list<JudgedLine>
     */
    public function judge(array $lines): array
    {
        $readable = self::readable($lines);
        $known = $this->known($readable);
        $feed = $this->feed($readable);

        return array_map(fn (StatementLine $line): JudgedLine => $this->judgeOne($line, $known, $feed), $lines);
    }

    /**
     * @param  list<StatementLine>  $lines
     * @return list<NewBankLine>
     */
    private static function readable(array $lines): array
    {
        return array_values(array_filter(array_map(static fn (StatementLine $line): ?NewBankLine => $line->line, $lines)));
    }

    /**
     * @param  array<string, true>  $known
     * @param  array<string, int>  $feed
     */
    private function judgeOne(StatementLine $line, array $known, array $feed): JudgedLine
    {
        if ($line->line === null) {
            return new JudgedLine($line, BankRowOutcome::Error, $line->mistake);
        }
        if (isset($known[$line->line->bank_reference])) {
            return new JudgedLine($line, BankRowOutcome::Duplicate, 'Imported before from a bank file.');
        }

        $facts = BankLineFacts::of($line->line);
        if (($this->fromFeed[$facts] ?? 0) < ($feed[$facts] ?? 0)) {
            $this->fromFeed[$facts] = ($this->fromFeed[$facts] ?? 0) + 1;

            return new JudgedLine($line, BankRowOutcome::Duplicate, 'Already received from the bank’s feed: same day, amount and description.');
        }

        return new JudgedLine($line, BankRowOutcome::Created, null);
    }

    /**
     * @param  list<NewBankLine>  $lines
     * @return array<string, true> references that are here already
     */
    private function known(array $lines): array
    {
        return array_fill_keys(BankLine::query()
            ->whereIn('file_reference', array_column($lines, 'bank_reference'))
            ->pluck('file_reference')
            ->all(), true);
    }

    /**
     * @param  list<NewBankLine>  $lines
     * @return array<string, int> how many lines of the feed have the facts, without those that rows of this file made
     */
    private function feed(array $lines): array
    {
        if ($lines === []) {
            return [];
        }

        $days = array_column($lines, 'value_at');

        return BankLine::query()
            ->where('value_at', '>=', min($days))
            // A day has 25 hours when summer time ends.
            ->where('value_at', '<', max($days)->addHours(25))
            ->whereIn('amount_cents', array_values(array_unique(array_column($lines, 'amount_cents'))))
            ->where('bank_reference', 'not like', StatementReader::REFERENCE_PREFIX.'%')
            ->get()
            ->reject(fn (BankLine $line): bool => isset($this->references[$line->file_reference ?? '']))
            ->countBy(BankLineFacts::of(...))
            ->all();
    }
}
