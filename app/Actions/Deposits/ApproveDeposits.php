<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\BulkApprovalResult;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Ledger\MoveRefused;

/** Approves several deposits for the clients whom they are matched to, each in a transaction of its own. */
final readonly class ApproveDeposits
{
    public function __construct(private ApproveDeposit $approve) {}

    /**
     * @param  array<int, int>  $versions  that were looked at, by the deposit's id
     * @return list<BulkApprovalResult> in that order
     */
    public function handle(array $versions, User $approver): array
    {
        $deposits = Deposit::query()->whereKey(array_keys($versions))->get()->keyBy('id');

        return array_map(fn (int $id): BulkApprovalResult => $this->one($id, $deposits[$id] ?? null, $versions[$id], $approver), array_keys($versions));
    }

    private function one(int $id, ?Deposit $deposit, int $version, User $approver): BulkApprovalResult
    {
        if ($deposit?->client_id === null) {
            return new BulkApprovalResult($id, false, $deposit === null ? 'There is no such deposit.' : 'Nobody has said whose money it is. Open it and choose the client.', $deposit?->amount_cents);
        }

        try {
            $decided = $this->approve->handle($deposit, $deposit->client_id, $approver, $version, isLookedAt: false);
        } catch (MoveRefused $refused) {
            return new BulkApprovalResult($id, false, $refused->getMessage(), $deposit->amount_cents);
        }

        return new BulkApprovalResult($id, true, 'Credited to '.($decided->deposit->client->full_name ?? 'the client'), $deposit->amount_cents);
    }
}
