<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use LogicException;

/**
 * Reads a bank file back before the export: every line, and whether its totals equal its lines and the batch.
 */
final readonly class AbaValidator
{
    /**
     * @return array{credit_cents: int, debit_cents: int, net_cents: int, lines: int} lines of type 1, including the balancing one
     *
     * @throws LogicException when the file is invalid
     */
    public static function totals(string $content, int $payments, int $cents): array
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

        [$credit, $debit, $net, $count] = [(int) substr($end, 30, 10), (int) substr($end, 40, 10), (int) substr($end, 20, 10), (int) substr($end, 74, 6)];
        self::insist($credit === $sums['50'] && $debit === $sums['13'] && $net === abs($sums['50'] - $sums['13']), 'has totals that differ from its lines');
        self::insist($count === count($lines) && $counts['50'] === $payments && $credit === $cents, 'is not the file of this batch');

        return ['credit_cents' => $credit, 'debit_cents' => $debit, 'net_cents' => $net, 'lines' => $count];
    }

    private static function insist(bool $holds, string $otherwise): void
    {
        if (! $holds) {
            throw new LogicException("A bank file {$otherwise}; it was not sent.");
        }
    }
}
