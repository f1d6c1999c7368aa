<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

/**
 * Leaves out what was taken back on the same day, of which the bank never knew: a return that was undone, a payment that came back
 * by a deposit which tells of it. What stood when the day was closed and what came later are not set against each other.
 */
final readonly class NettedPostings
{
    /**
     * @param  list<BankPosting>  $postings
     * @param  int|null  $lastLedgerId  with which the day was closed
     * @return list<BankPosting> in their order
     */
    public static function of(array $postings, ?int $lastLedgerId): array
    {
        $open = $left = [];
        foreach ($postings as $place => $posting) {
            $left[$place] = $posting;
            // Receipts are set against their lines, and payments stand on the statement.
            if ($posting->isReceipt() || $posting->isPayment()) {
                continue;
            }
            $side = $lastLedgerId !== null && $posting->ledgerId > $lastLedgerId ? 'later' : 'then';
            $key = "{$side} {$posting->sourceType} {$posting->sourceId}";
            $opposites = $open["{$key} ".-$posting->cents] ?? [];
            if ($opposites === []) {
                $open["{$key} {$posting->cents}"][] = $place;
            } else {
                unset($left[array_pop($opposites)], $left[$place]);
                $open["{$key} ".-$posting->cents] = $opposites;
            }
        }

        return array_values($left);
    }
}
