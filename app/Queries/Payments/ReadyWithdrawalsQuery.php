<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\ReadyWithdrawal;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Withdrawals\PayoutClaim;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\DataFactory;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/** Approved withdrawals without a batch, as many as fit into one. */
final readonly class ReadyWithdrawalsQuery
{
    public function __construct(
        private PayoutChecker $check,
        #[Config('paddock.payments.most_items')]
        private int $most,
    ) {}

    /** @return array{list<ReadyWithdrawal>, bool} the oldest first, and whether there are more */
    public function all(User $viewer): array
    {
        $found = Withdrawal::query()
            ->with([
                'client' => static fn (Relation $client) => $client->withoutGlobalScope(SoftDeletingScope::class),
                'bankAccount',
                'approvedBy',
                'payoutClaimedBy',
            ])
            ->where('status', WithdrawalStatus::Approved)
            ->whereNotExists(
                static fn ($query) => $query
                    ->from('payment_batch_items')
                    ->whereColumn('payment_batch_items.live_withdrawal_id', 'withdrawals.id'),
            )
            ->orderBy('requested_at')
            ->orderBy('id')
            ->limit($this->most + 1)
            ->get()
            ->keyBy('id');
        $shown = $found->take($this->most);
        $problems = $this->check->problems($shown);

        return [
            array_values($shown->map(static fn (Withdrawal $withdrawal): ReadyWithdrawal => DataFactory::make(ReadyWithdrawal::class, $withdrawal, [
                'client_name' => $withdrawal->client->full_name,
                'approved_by' => $withdrawal->approvedBy?->full_name,
                'destination' => $withdrawal->bankAccount?->masked(),
                'holder' => $withdrawal->bankAccount?->holder,
                'channel' => PayoutChecker::channel($withdrawal->bankAccount),
                'problem' => $problems[$withdrawal->id] ?? null,
                'warnings' => ClientWarnings::of($withdrawal->client)->all,
                'claim' => PayoutClaim::on($withdrawal)?->details($viewer),
            ]))->all()),
            $found->count() > $this->most,
        ];
    }
}
