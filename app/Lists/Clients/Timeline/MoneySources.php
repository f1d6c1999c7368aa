<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\TimelineKind;
use App\Enums\TransferStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Bets and money of a client's timeline. Deposits and withdrawals need their abilities. */
final readonly class MoneySources
{
    /** @return list<TimelineSource> */
    public function of(Client $client, User $viewer): array
    {
        return [
            $this->bets($client),
            ...($viewer->hasAbility(Ability::ViewDeposits) ? [$this->deposits($client)] : []),
            ...($viewer->hasAbility(Ability::ViewWithdrawals) ? [$this->withdrawals($client)] : []),
            $this->transfers($client),
            $this->bonusClaims($client),
        ];
    }

    private function bets(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Bets, 'bet', 'bets', 'bets.placed_at',
            static fn (): Builder => DB::table('bets')->where('bets.client_id', $client->id),
            ['sport', 'market', 'selection', 'stake_cents', 'is_bonus', 'is_boosted', 'status'],
            static fn (stdClass $bet): array => [
                'text' => implode(', ', array_filter([
                    (TimelineSource::isTrue($bet->is_bonus) ? 'Bonus bet' : (TimelineSource::isTrue($bet->is_boosted) ? 'Boosted bet' : 'Bet'))." on {$bet->selection}", $bet->market, $bet->sport,
                ])),
                'amount_cents' => (int) $bet->stake_cents,
                'state' => BetStatus::from($bet->status)->label(),
            ],
            route('clients.bets', $client->id, absolute: false),
        );
    }

    private function deposits(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Money, 'deposit', 'deposits', 'deposits.created_at',
            static fn (): Builder => DB::table('deposits')->leftJoin('users', 'users.id', '=', 'deposits.approved_by')->where('deposits.client_id', $client->id),
            ['deposits.rail', 'deposits.amount_cents', 'deposits.status', 'users.first_name', 'users.last_name'],
            static fn (stdClass $deposit): array => [
                'text' => 'Deposit by '.PaymentRail::from($deposit->rail)->label().($deposit->first_name === null ? '' : ", approved by {$deposit->first_name} {$deposit->last_name}"),
                'amount_cents' => (int) $deposit->amount_cents,
                'state' => DepositStatus::from($deposit->status)->label(),
            ],
            route('clients.stats', $client->id, absolute: false),
        );
    }

    private function withdrawals(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Money, 'withdrawal', 'withdrawals', 'withdrawals.requested_at',
            static fn (): Builder => DB::table('withdrawals')->where('client_id', $client->id),
            ['amount_cents', 'status', 'reason'],
            static fn (stdClass $withdrawal): array => [
                'text' => 'Withdrawal requested'.($withdrawal->reason === null || $withdrawal->reason === '' ? '' : ": {$withdrawal->reason}"),
                'amount_cents' => -1 * (int) $withdrawal->amount_cents,
                'state' => WithdrawalStatus::from($withdrawal->status)->label(),
            ],
            route('clients.stats', $client->id, absolute: false),
        );
    }

    private function transfers(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Money, 'transfer', 'transfers', 'transfers.requested_at',
            static fn (): Builder => DB::table('transfers')->where('transfers.client_id', $client->id)
                ->join('site_accounts as from_accounts', 'from_accounts.id', '=', 'transfers.from_site_account_id')
                ->join('operator_sites as from_sites', 'from_sites.id', '=', 'from_accounts.operator_site_id')
                ->join('site_accounts as to_accounts', 'to_accounts.id', '=', 'transfers.to_site_account_id')
                ->join('operator_sites as to_sites', 'to_sites.id', '=', 'to_accounts.operator_site_id'),
            ['transfers.amount_cents', 'transfers.status', 'from_sites.name as from_name', 'to_sites.name as to_name'],
            static fn (stdClass $transfer): array => [
                'text' => "Transfer from {$transfer->from_name} to {$transfer->to_name}",
                'amount_cents' => (int) $transfer->amount_cents,
                'state' => TransferStatus::from($transfer->status)->label(),
            ],
            route('clients.transfers', $client->id, absolute: false),
        );
    }

    private function bonusClaims(Client $client): TimelineSource
    {
        return new TimelineSource(
            TimelineKind::Money, 'bonus_claim', 'bonus_claims', 'bonus_claims.offered_at',
            static fn (): Builder => DB::table('bonus_claims')->where('bonus_claims.client_id', $client->id)
                ->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id'),
            ['bonus_claims.amount_cents', 'bonus_claims.status', 'bonus_promotions.title'],
            static fn (stdClass $claim): array => [
                'text' => "Bonus {$claim->title}",
                'amount_cents' => (int) $claim->amount_cents,
                'state' => BonusClaimStatus::from($claim->status)->label(),
            ],
            route('clients.bonuses', $client->id, absolute: false),
        );
    }
}
