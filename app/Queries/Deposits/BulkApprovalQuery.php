<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\BulkApprovalCandidate;
use App\Data\Deposits\BulkApprovalPreview;
use App\Domain\DepositMatching\CertainClientResolver;
use App\Enums\DepositStatus;
use App\Models\Deposit;

/** The clients that a bulk approval would credit, for the approver's confirmation. */
final readonly class BulkApprovalQuery
{
    public function __construct(private CertainClientResolver $certain) {}

    /** @param  array<int, int>  $versions  on the approver's page, by deposit id */
    public function of(array $versions): BulkApprovalPreview
    {
        $deposits = Deposit::query()
            ->with(['bankLine', 'client'])
            ->whereKey(array_keys($versions))
            ->get()
            ->keyBy('id');

        return new BulkApprovalPreview(
            array_map(
                fn (int $id): BulkApprovalCandidate => $this->candidate($id, $deposits[$id] ?? null, $versions[$id]),
                array_keys($versions),
            ),
        );
    }

    private function candidate(int $id, ?Deposit $deposit, int $version): BulkApprovalCandidate
    {
        if ($deposit === null || $deposit->version !== $version || ! $deposit->status->isWaiting()) {
            return new BulkApprovalCandidate($id, null, null, 'This deposit changed in the meantime. Check it again.');
        }
        if ($deposit->status === DepositStatus::Matched && $deposit->matched_by !== null && $deposit->client !== null) {
            return new BulkApprovalCandidate($id, $deposit->client->id, $deposit->client->full_name, null);
        }
        $client = $this->certain->of($deposit);

        return $client === null
            ? new BulkApprovalCandidate($id, null, null, 'No certain client. Open it and choose the client.')
            : new BulkApprovalCandidate($id, $client->id, $client->fullName(), null);
    }
}
