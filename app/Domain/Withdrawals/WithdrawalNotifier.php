<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\PaymentBatch;
use App\Models\Withdrawal;

/** Tells open screens that a withdrawal changed; they fetch the new state. */
final readonly class WithdrawalNotifier
{
    public const CHANGED = 'withdrawal_changed';

    public function __construct(private Outbox $outbox) {}

    /** Call it in the transaction, after the change. */
    public function changed(Withdrawal $withdrawal): void
    {
        $this->notify($withdrawal->id);
    }

    /** Refreshes screens with the batch or the withdrawals ready to pay. */
    public function batchChanged(PaymentBatch $batch): void
    {
        $this->notify((int) $batch->items()->value('withdrawal_id'));
    }

    private function notify(int $withdrawalId): void
    {
        $this->outbox->notifyHolders(Ability::ViewWithdrawals, OutgoingEvent::personal([], ['type' => self::CHANGED, 'withdrawal_id' => $withdrawalId]));
    }
}
