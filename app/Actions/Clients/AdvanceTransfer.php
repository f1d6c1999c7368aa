<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Domain\Protection\ProtectionGate;
use App\Enums\GatePurpose;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Moves a transfer to its next status; see {@see TransferStatus::next()}. */
final readonly class AdvanceTransfer
{
    public function __construct(private ProtectionGate $gate, private TransferAndBonusLedger $ledger, private AuditTrail $audit) {}

    /**
     * @param  string|null  $reason  for a decline or a failure
     *
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the mover requested it, funds are insufficient, or the client or account is restricted
     */
    public function handle(Transfer $transfer, TransferStatus $status, User $mover, ?string $reason = null): Transfer
    {
        return DB::transaction(function () use ($transfer, $status, $mover, $reason): Transfer {
            if ($status->isDecision() && $transfer->requested_by === $mover->id) {
                throw new OperationRefusedException('You can’t decide this transfer because you requested it.');
            }
            $client = ClientLock::hold($transfer->client_id);
            if ($status === TransferStatus::Approved || $status === TransferStatus::Sent) {
                $this->gate->pass($client, GatePurpose::Transfer, $transfer, $transfer->amount_cents);
            }
            $before = Transfer::query()->lockForUpdate()->findOrFail($transfer->id);
            ClientLock::refuseMerged($client, $before->client_id);
            $accounts = $this->hold($before);
            if ($status === TransferStatus::Approved || $status === TransferStatus::Sent) {
                $this->refuseClosed($accounts);
            }
            $from = $before->status;
            // The update matches only the expected status, so one of two simultaneous clicks succeeds.
            $moved = in_array($status, $before->status->next(), true) ? Transfer::query()->whereKey($transfer->id)->where('status', $before->status)
                ->when($status->isDecision(), static fn (Builder $own): Builder => $own->where('requested_by', '<>', $mover->id))
                ->update([...$this->marks($status, $mover), 'status' => $status, 'reason' => $reason ?? $before->reason, 'updated_at' => now()]) : 0;
            if ($moved === 0) {
                throw ChangedMeanwhileException::decided(
                    'transfer',
                    mb_strtolower($before->status->label()),
                    $before->status->isDecision() ? $before->approvedBy : null,
                );
            }

            $after = $before->refresh();
            $this->postToLedger($after);
            $this->audit->record(
                'client.transfer_'.$status->value,
                $after,
                ['status' => $from->value],
                array_filter(['status' => $status->value, 'reason' => $reason]),
                $mover->id,
            );

            return $after;
        }, 3);
    }

    /**
     * Locks the accounts before the status changes. Otherwise MariaDB takes a shared lock for the index of account and status,
     * which deadlocks with a waiting transaction.
     *
     * @return Collection<int, SiteAccount>
     */
    private function hold(Transfer $transfer): Collection
    {
        return SiteAccount::query()
            ->with('operatorSite')
            ->whereKey([$transfer->from_site_account_id, $transfer->to_site_account_id])
            ->orderBy('id')
            ->lockForUpdate()
            ->get();
    }

    /**
     * Refuses accounts that were closed or suspended after the request.
     *
     * @param  Collection<int, SiteAccount>  $accounts
     */
    private function refuseClosed(Collection $accounts): void
    {
        foreach ($accounts as $account) {
            if ($account->status !== SiteAccountStatus::Open) {
                throw new OperationRefusedException(
                    "The account with {$account->operatorSite->name} is {$account->status->label()}. Money can only move between open accounts.",
                );
            }
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

    private function postToLedger(Transfer $transfer): void
    {
        try {
            match ($transfer->status) {
                TransferStatus::Sent => $this->ledger->transferSent($transfer),
                TransferStatus::Confirmed => $this->ledger->transferConfirmed($transfer),
                TransferStatus::Failed => $this->ledger->transferFailed($transfer),
                default => null,
            };
        } catch (InsufficientFundsException $low) {
            throw new OperationRefusedException(
                'Only '
                    .Dollars::of($low->balanceCents)
                    .' is left in the source account. Mark the transfer as failed or wait for more funds.',
            );
        }
    }
}
