<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\BulkApproval;
use App\Data\Deposits\BulkApprovalResult;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\SeenDeposit;
use App\Models\Deposit;
use App\Models\User;
use App\Support\OperationRefusedException;

/** Approves several deposits, each in its own transaction, for the client that staff matched or that is certain. Any other deposit needs a review of its own. */
final readonly class ApproveDeposits
{
    public function __construct(private ApproveDeposit $approve) {}

    /** @param  list<SeenDeposit>  $seen  on the approver's page */
    public function handle(array $seen, User $approver): BulkApproval
    {
        $deposits = Deposit::query()->whereKey(array_column($seen, 'id'))->get()->keyBy('id');

        return new BulkApproval(array_map(fn (SeenDeposit $one): BulkApprovalResult => $this->one($one, $deposits[$one->id] ?? null, $approver), $seen));
    }

    private function one(SeenDeposit $seen, ?Deposit $deposit, User $approver): BulkApprovalResult
    {
        if ($deposit === null) {
            return new BulkApprovalResult($seen->id, false, 'This deposit does not exist.', null);
        }

        try {
            $decided = $this->approve->handle($deposit, $seen->clientId, $approver, $seen->version, new ApprovalOptions(isLookedAt: false));
        } catch (OperationRefusedException $refused) {
            return new BulkApprovalResult($seen->id, false, $refused->getMessage(), $deposit->amount_cents);
        }

        return new BulkApprovalResult($seen->id, true, 'Credited to '.($decided->deposit->client->full_name ?? 'the client'), $deposit->amount_cents);
    }
}
