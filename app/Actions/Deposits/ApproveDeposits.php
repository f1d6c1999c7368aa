<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\BulkApproval;
use App\Data\Deposits\BulkApprovalResult;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Support\OperationRefusedException;

/** Approves several matched deposits, each in its own transaction. Unmatched ones need a review each, because their client is a guess of the intake. */
final readonly class ApproveDeposits
{
    public function __construct(private ApproveDeposit $approve) {}

    /** @param  array<int, int>  $versions  on the approver's page, by deposit id */
    public function handle(array $versions, User $approver): BulkApproval
    {
        $deposits = Deposit::query()->whereKey(array_keys($versions))->get()->keyBy('id');
        $unmatched = $deposits->where('status', DepositStatus::Pending)->count();

        return new BulkApproval(
            results: array_map(fn (int $id): BulkApprovalResult => $this->one($id, $deposits[$id] ?? null, $versions[$id], $approver), array_keys($versions)),
            left_out: $unmatched === 0 ? null : "{$unmatched} skipped: not matched yet.",
        );
    }

    private function one(int $id, ?Deposit $deposit, int $version, User $approver): BulkApprovalResult
    {
        $why = match (true) {
            $deposit === null => 'This deposit does not exist.',
            $deposit->status === DepositStatus::Pending => 'Not matched yet. Open it and choose the client.',
            default => null,
        };
        if ($deposit?->client_id === null || $why !== null) {
            return new BulkApprovalResult($id, false, $why ?? 'No client yet. Open it and choose the client.', $deposit?->amount_cents);
        }

        try {
            $decided = $this->approve->handle($deposit, $deposit->client_id, $approver, $version, new ApprovalOptions(isLookedAt: false));
        } catch (OperationRefusedException $refused) {
            return new BulkApprovalResult($id, false, $refused->getMessage(), $deposit->amount_cents);
        }

        return new BulkApprovalResult($id, true, 'Credited to '.($decided->deposit->client->full_name ?? 'the client'), $deposit->amount_cents);
    }
}
