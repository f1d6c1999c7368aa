<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use LogicException;

/**
 * Reads a bank file back as the bank will, apart from how it was written, before it leaves: every line, and whether the
 * totals at its end are those of its lines and those that the batch was made for.
 */
final readonly class AbaValidator
{
    /** @throws LogicException when it is not what it says: such a file is never sent */
    public static function totals(string $content, int $payments, int $cents): AbaTotals
    {
        $lines = explode("\r\n", $content);
        $last = array_pop($lines);
        self::insist($last === '' && count($lines) >= 3, 'does not end as it should');
        foreach ($lines as $line) {
            self::insist(strlen($line) === AbaFile::LINE_LENGTH && AbaText::isCarried($line) && strtoupper($line) === $line, 'has a line that no bank reads');
        }

        [$first, $end] = [(string) array_shift($lines), (string) array_pop($lines)];
        self::insist(str_starts_with($first, '0') && str_starts_with($end, '7'), 'has no beginning or no end');
        $sums = ['50' => 0, '13' => 0];
        $counts = ['50' => 0, '13' => 0];
        foreach ($lines as $line) {
            $code = substr($line, 18, 2);
            self::insist($line[0] === '1' && isset($sums[$code]) && ctype_digit(substr($line, 20, 10)), 'has a line of an unknown kind');
            $sums[$code] += (int) substr($line, 20, 10);
            $counts[$code]++;
        }

        $totals = new AbaTotals((int) substr($end, 30, 10), (int) substr($end, 40, 10), (int) substr($end, 20, 10), (int) substr($end, 74, 6));
        self::insist($totals->credit_cents === $sums['50'] && $totals->debit_cents === $sums['13'] && $totals->net_cents === abs($sums['50'] - $sums['13']), 'has other totals than its lines');
        self::insist($totals->lines === count($lines) && $counts['50'] === $payments && $totals->credit_cents === $cents, 'is not the file of this batch');

        return $totals;
    }

    private static function insist(bool $holds, string $otherwise): void
    {
        if (! $holds) {
            throw new LogicException("A bank file {$otherwise}; it was not sent.");
        }
    }
}
