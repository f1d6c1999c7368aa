<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Models\BonusClaim;
use App\Models\Transfer;

/**
 * The one seam through which transfers and bonuses move money. Nothing else changes a balance on their behalf.
 *
 * Call it inside the transaction that moves the transfer or the claim to its new status, after that. Every method is
 * idempotent: told twice of the same thing, the money moves once. Amounts are the integer cents of the record.
 *
 * {@see TransferAndBonusLedger} answers, by a binding in AppServiceProvider. The client is locked before, as
 * {@see Ledger} asks of everybody; the keys of the postings are `transfer:5:sent`, `bonus:7:credited` and the like.
 */
interface ClientLedger
{
    /** The amount leaves the account it comes from, and is on neither until it is confirmed. Throws {@see InsufficientFundsException}. */
    public function transferSent(Transfer $transfer): void;

    /** The amount arrives at the account it was meant for. */
    public function transferConfirmed(Transfer $transfer): void;

    /** What had been sent goes back where it came from; nothing moves for a transfer that was never sent. */
    public function transferFailed(Transfer $transfer): void;

    /** The bonus is put on the client's balance. */
    public function bonusCredited(BonusClaim $claim): void;

    /** A bonus that was credited is taken back, unused or wrongly given, as far as the client still has it; nothing moves for one that never was. */
    public function bonusReversed(BonusClaim $claim): void;
}
