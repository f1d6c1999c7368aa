<?php

declare(strict_types=1);

namespace App\Services\Withdrawals;

use App\Enums\Ability;
use App\Models\PaymentBatch;
use App\Models\Withdrawal;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use App\Services\Realtime\LiveChannel;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** Tells whoever may have the queue on the screen that a withdrawal is not as it was; what it is now, they ask for. */
final readonly class WithdrawalTeller
{
    public const CHANGED = 'withdrawal_changed';

    public function __construct(private Outbox $outbox) {}

    /** In the transaction of the change, after it. */
    public function changed(Withdrawal $withdrawal): void
    {
        $this->tell($withdrawal->id);
    }

    /** A batch of them: whoever looks at it, or at what is ready to pay, sees all of it anew. */
    public function batchChanged(PaymentBatch $batch): void
    {
        $this->tell((int) $batch->items()->value('withdrawal_id'));
    }

    private function tell(int $withdrawalId): void
    {
        $this->outbox->tellHolders(Ability::ViewWithdrawals, new OutgoingEvent(
            LiveChannel::Read, [], ['type' => self::CHANGED, 'withdrawal_id' => $withdrawalId], name: BroadcastNotificationCreated::class,
        ));
    }
}
