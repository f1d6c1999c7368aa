<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

/** An affiliate's earnings in a month: a share of our profit and a fee for each new client. */
final readonly class CommissionTerms
{
    /** @param  int  $basisPoints  share of our profit in hundredths of a per cent */
    public function __construct(public int $basisPoints, public int $newClientCents) {}

    /**
     * Commission of one month in cents, without GST. Half a cent is rounded up. A month with a loss earns no share, and the loss is
     * not carried forward.
     */
    public function commission(int $profitCents, int $newClients): int
    {
        return intdiv(max(0, $profitCents) * $this->basisPoints + 5_000, 10_000) + $newClients * $this->newClientCents;
    }
}
