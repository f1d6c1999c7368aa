<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\BulkApproval;
use App\Data\Deposits\BulkApprovalResult;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Ledger\MoveRefused;

/**
 * Approves several deposits for the clients whom they are matched to, each in a transaction of its own. The client of one that
 * is not matched is a supposition of the intake, by which nobody is credited unless a person looks at it by itself.
 */
final readonly class ApproveDeposits
{
    public function __construct(private ApproveDeposit $approve) {}

    /** @param  array<int, int>  $versions  that were looked at, by the deposit's id */
    public function handle(array $versions, User $approver): BulkApproval
    {
        $deposits = Deposit::query()->whereKey(array_keys($versions))->get()->keyBy('id');
        $unmatched = $deposits->where('status', DepositStatus::Pending)->count();

        return new BulkApproval(
            results: array_map(fn (int $id): BulkApprovalResult => $this->one($id, $deposits[$id] ?? null, $versions[$id], $approver), array_keys($versions)),
            left_out: $unmatched === 0 ? null : "{$unmatched} left: not matched yet.",
        );
    }

    private function one(int $id, ?Deposit $deposit, int $version, User $approver): BulkApprovalResult
    {
        $why = match (true) {
            $deposit === null => 'There is no such deposit.',
            $deposit->status === DepositStatus::Pending => 'Not matched yet. Open it and choose the client.',
            default => null,
        };
        if ($deposit?->client_id === null || $why !== null) {
            return new BulkApprovalResult($id, false, $why ?? 'Nobody has said whose money it is. Open it and choose the client.', $deposit?->amount_cents);
        }

        try {
            // A match that was taken off since is another version; that is refused under the lock.
            $decided = $this->approve->handle($deposit, $deposit->client_id, $approver, $version, isLookedAt: false);
        } catch (MoveRefused $refused) {
            return new BulkApprovalResult($id, false, $refused->getMessage(), $deposit->amount_cents);
        }

        return new BulkApprovalResult($id, true, 'Credited to '.($decided->deposit->client->full_name ?? 'the client'), $deposit->amount_cents);
    }
}
