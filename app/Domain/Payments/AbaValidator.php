<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use LogicException;

/**
 * Reads a bank file back before the export: every line, and whether its totals equal its lines and the batch.
 */
final readonly class AbaValidator
{
    /** @throws LogicException when the file is invalid */
    public static function totals(string $content, int $payments, int $cents): AbaTotals
    {
        $lines = explode("\r\n", $content);
        $last = array_pop($lines);
        self::insist($last === '' && count($lines) >= 3, 'does not end with a line break');
        foreach ($lines as $line) {
            self::insist(strlen($line) === AbaFile::LINE_LENGTH && AbaText::isCarried($line) && strtoupper($line) === $line, 'has an invalid line');
        }

        [$first, $end] = [(string) array_shift($lines), (string) array_pop($lines)];
        self::insist(str_starts_with($first, '0') && str_starts_with($end, '7'), 'has no header or no totals');
        $sums = ['50' => 0, '13' => 0];
        $counts = ['50' => 0, '13' => 0];
        foreach ($lines as $line) {
            $code = substr($line, 18, 2);
            self::insist($line[0] === '1' && isset($sums[$code]) && ctype_digit(substr($line, 20, 10)), 'has a line of an unknown type');
            $sums[$code] += (int) substr($line, 20, 10);
            $counts[$code]++;
        }

        $totals = new AbaTotals((int) substr($end, 30, 10), (int) substr($end, 40, 10), (int) substr($end, 20, 10), (int) substr($end, 74, 6));
        self::insist($totals->credit_cents === $sums['50'] && $totals->debit_cents === $sums['13'] && $totals->net_cents === abs($sums['50'] - $sums['13']), 'has totals that differ from its lines');
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
