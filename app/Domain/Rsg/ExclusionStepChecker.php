<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Enums\BetStatus;
use App\Enums\BetstopState;
use App\Enums\BonusClaimStatus;
use App\Enums\ClientStatus;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Enums\SiteAccountStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionStep;
use App\Models\GenwebBonus;
use App\Models\SiteAccount;
use App\Models\Withdrawal;

/** Reads from the records what is still open in the steps of an exclusion case. */
final readonly class ExclusionStepChecker
{
    /** Site accounts that hold or may get bets. */
    public const USED = [SiteAccountStatus::Applied, SiteAccountStatus::Open, SiteAccountStatus::Limited, SiteAccountStatus::Suspended];

    /** @return list<int> the person's clients; of a merged client, the one that it was merged into */
    public function clientIds(ExclusionCase $case): array
    {
        $ids = $case->records()->where('record_type', 'client')->whereIn('state', ExclusionRecordState::own())->pluck('record_id')->all();
        do {
            $merged = Client::withTrashed()->whereKey($ids)->whereNotNull('merged_into_id')->pluck('merged_into_id', 'id');
            $ids = array_values(array_unique(array_map(static fn (int $id): int => (int) ($merged[$id] ?? $id), $ids)));
        } while ($merged->isNotEmpty());

        return $ids;
    }

    /** @param  list<int>  $clientIds */
    public function isDone(ExclusionStep $step, array $clientIds): bool
    {
        return match ($step->kind) {
            ExclusionStepKind::PendingBets => ! Bet::query()
                ->whereIn('client_id', $clientIds)
                ->where('status', BetStatus::Open)
                ->exists(),
            ExclusionStepKind::Bonuses => ! BonusClaim::query()
                ->whereIn('client_id', $clientIds)
                ->whereIn('status', BonusClaimStatus::running())
                ->exists() && ! GenwebBonus::active()->whereIn('client_id', $clientIds)->exists(),
            ExclusionStepKind::Genweb => ! Client::query()
                ->whereKey($clientIds)
                ->where('betstop_state', BetstopState::Registered)
                ->whereNull('genweb_betstopped_at')
                ->exists(),
            ExclusionStepKind::Refund => ! Client::query()->whereKey($clientIds)->where('balance_cents', '!=', 0)->exists()
                && ! Withdrawal::query()->whereIn('client_id', $clientIds)->whereIn('status', WithdrawalStatus::open())->exists(),
            ExclusionStepKind::SiteAccount => self::isClosed(SiteAccount::query()->find($step->site_account_id)),
            ExclusionStepKind::ClientAccounts => ! Client::query()->whereKey($clientIds)->where('status', '!=', ClientStatus::Closed)->exists(),
        };
    }

    /** @param  SiteAccount|null  $account  null when it was deleted */
    public static function isClosed(?SiteAccount $account): bool
    {
        return $account === null || ! in_array($account->status, self::USED, true);
    }
}
