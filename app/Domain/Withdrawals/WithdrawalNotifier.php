<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\PaymentBatch;
use App\Models\Withdrawal;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** Tells whoever may have the queue on the screen that a withdrawal is not as it was; what it is now, they ask for. */
final readonly class WithdrawalNotifier
{
    public const CHANGED = 'withdrawal_changed';

    public function __construct(private Outbox $outbox) {}

    /** In the transaction of the change, after it. */
    public function changed(Withdrawal $withdrawal): void
    {
        $this->notify($withdrawal->id);
    }

    /** A batch of them: whoever looks at it, or at what is ready to pay, sees all of it again. */
    public function batchChanged(PaymentBatch $batch): void
    {
        $this->notify((int) $batch->items()->value('withdrawal_id'));
    }

    private function notify(int $withdrawalId): void
    {
        $this->outbox->notifyHolders(Ability::ViewWithdrawals, new OutgoingEvent(
            LiveChannel::Read, [], ['type' => self::CHANGED, 'withdrawal_id' => $withdrawalId], name: BroadcastNotificationCreated::class,
        ));
    }
}
