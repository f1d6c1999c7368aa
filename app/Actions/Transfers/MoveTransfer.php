<?php

declare(strict_types=1);

namespace App\Actions\Transfers;

use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\BalanceTooLow;
use App\Services\Ledger\ClientLedger;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use App\Support\Dollars;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Takes a transfer one step on; {@see TransferStatus::next()} says which steps there are. */
final readonly class MoveTransfer
{
    public function __construct(private ClientLedger $ledger, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} for what may not be: a decision on
     * one's own request, more money than there is, a client or an account that no money moves for now.
     *
     * @param  string|null  $reason  of those who decline, or who say that it failed
     */
    public function handle(Transfer $transfer, TransferStatus $status, User $mover, ?string $reason = null): Transfer
    {
        return DB::transaction(function () use ($transfer, $status, $mover, $reason): Transfer {
            $this->refuseOwnDecision($transfer, $status, $mover);
            $client = MoneyBlock::hold($transfer->client_id);
            if ($status === TransferStatus::Approved || $status === TransferStatus::Sent) {
                MoneyBlock::refuse($client, 'transfers');
            }
            $before = Transfer::query()->lockForUpdate()->findOrFail($transfer->id);
            MoneyBlock::refuseMerged($client, $before->client_id);
            $accounts = $this->hold($before);
            if ($status === TransferStatus::Approved || $status === TransferStatus::Sent) {
                $this->refuseClosed($accounts);
            }
            $from = $before->status;
            // One statement that finds the row as it must be: of two who click at once, one changes it.
            $moved = in_array($status, $before->status->next(), true) ? Transfer::query()->whereKey($transfer->id)->where('status', $before->status)
                ->when($status->isDecision(), static fn (Builder $own): Builder => $own->where('requested_by', '<>', $mover->id))
                ->update([...$this->marks($status, $mover), 'status' => $status, 'reason' => $reason ?? $before->reason, 'updated_at' => now()]) : 0;
            if ($moved === 0) {
                throw new DecidedAlready('transfer', mb_strtolower($before->status->label()), $before->status->isDecision() ? $before->approvedBy : null);
            }

            $after = $before->refresh();
            $this->tellLedger($after);
            $this->audit->record('client.transfer_'.$status->value, $after, ['status' => $from->value], array_filter(['status' => $status->value, 'reason' => $reason]), $mover->id);

            return $after;
        }, 3);
    }

    /**
     * Before its status changes: for the index of account and status MariaDB then shares a lock of the account, and all of that
     * lock would be waited for behind whoever waits for it already.
     *
     * @return Collection<int, SiteAccount>
     */
    private function hold(Transfer $transfer): Collection
    {
        return SiteAccount::query()->with('operatorSite')->whereKey([$transfer->from_site_account_id, $transfer->to_site_account_id])->orderBy('id')->lockForUpdate()->get();
    }

    /**
     * One that was closed or suspended since the transfer was asked for.
     *
     * @param  Collection<int, SiteAccount>  $accounts
     */
    private function refuseClosed(Collection $accounts): void
    {
        foreach ($accounts as $account) {
            if ($account->status !== SiteAccountStatus::Open) {
                throw new MoveRefused("The account with {$account->operatorSite->name} is {$account->status->label()}; money moves between open accounts only.");
            }
        }
    }

    private function refuseOwnDecision(Transfer $transfer, TransferStatus $status, User $mover): void
    {
        if ($status->isDecision() && $transfer->requested_by === $mover->id) {
            throw new MoveRefused('You asked for this transfer; somebody else has to decide it.');
        }
    }

    /** @return array<string, mixed> */
    private function marks(TransferStatus $status, User $mover): array
    {
        return match ($status) {
            TransferStatus::Approved, TransferStatus::Declined => ['approved_by' => $mover->id, 'decided_at' => now()],
            TransferStatus::Sent => ['sent_at' => now()],
            TransferStatus::Confirmed, TransferStatus::Failed => ['settled_at' => now()],
            TransferStatus::Requested => [],
        };
    }

    private function tellLedger(Transfer $transfer): void
    {
        try {
            match ($transfer->status) {
                TransferStatus::Sent => $this->ledger->transferSent($transfer),
                TransferStatus::Confirmed => $this->ledger->transferConfirmed($transfer),
                TransferStatus::Failed => $this->ledger->transferFailed($transfer),
                default => null,
            };
        } catch (BalanceTooLow $low) {
            throw new MoveRefused('Only '.Dollars::of($low->balanceCents).' is left on the account it comes from. Mark the transfer as failed, or wait for money.');
        }
    }
}
