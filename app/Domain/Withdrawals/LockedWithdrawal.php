<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Domain\Ledger\ClientLock;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;

/** A withdrawal and its client, locked until the transaction ends: the client first. */
final readonly class LockedWithdrawal
{
    private function __construct(public Withdrawal $withdrawal, public Client $client) {}

    /**
     * Call it first inside the transaction of the step. A second user waits here and then sees the change of the first.
     *
     * @param  Withdrawal  $seen  as read before the lock
     */
    public static function of(Withdrawal $seen): self
    {
        $client = ClientLock::hold($seen->client_id);
        $withdrawal = Withdrawal::query()->lockForUpdate()->findOrFail($seen->id);

        // The client may have been merged in between.
        return new self($withdrawal, $withdrawal->client_id === $client->id ? $client : ClientLock::hold($withdrawal->client_id));
    }

    /** The current status, who set it and when. */
    public function decided(): ChangedMeanwhileException
    {
        $withdrawal = $this->withdrawal;

        return ChangedMeanwhileException::decided('withdrawal', mb_strtolower($withdrawal->status->label()), ...match ($withdrawal->status) {
            WithdrawalStatus::Pending => [$withdrawal->requestedBy, $withdrawal->requested_at],
            WithdrawalStatus::Checked => [$withdrawal->checkedBy, $withdrawal->checked_at],
            WithdrawalStatus::Approved => [$withdrawal->approvedBy, $withdrawal->approved_at],
            WithdrawalStatus::Paid => [null, $withdrawal->paid_at],
            WithdrawalStatus::Failed, WithdrawalStatus::Cancelled, WithdrawalStatus::Declined => [$withdrawal->endedBy, $withdrawal->ended_at],
        });
    }
}
