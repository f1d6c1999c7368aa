<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\ClientPast;
use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\TimelineKind;
use App\Enums\TransferStatus;
use App\Enums\WithdrawalStatus;
use App\Lists\Clients\BetList;
use App\Lists\Clients\BonusClaimList;
use App\Lists\Clients\TransferList;
use App\Models\Client;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use stdClass;

/** Bets, deposits, withdrawals, transfers and bonuses of a client, as far as the viewer may see them. */
final readonly class MoneySources
{
    /** @return list<TimelineSource> */
    public static function of(Client $client, User $viewer, ?ClientPast $past): array
    {
        return [
            new TimelineSource(
                $client,
                TimelineKind::Bets,
                'bet',
                'bets.placed_at',
                'bets',
                ['sport', 'market', 'selection', 'stake_cents', 'is_bonus', 'is_boosted', 'status'],
                static fn (stdClass $bet): array => [
                    'text' => implode(
                        ', ',
                        array_filter([
                            (TimelineSource::isTrue($bet->is_bonus)
                                ? 'Bonus bet'
                                : (TimelineSource::isTrue($bet->is_boosted)
                                    ? 'Boosted bet'
                                    : 'Bet'))." on {$bet->selection}",
                            $bet->market,
                            $bet->sport,
                        ]),
                    ),
                    'amount_cents' => (int) $bet->stake_cents,
                    'state' => BetStatus::from($bet->status)->label(),
                ],
                static fn (Builder $bets): Builder => $past === null ? $bets : BetList::then($bets, $past),
            ),
            ...! $viewer->hasAbility(Ability::ViewDeposits)
                ? []
                : [
                    new TimelineSource(
                        $client,
                        TimelineKind::Money,
                        'deposit',
                        'deposits.created_at',
                        'stats',
                        ['deposits.rail', 'deposits.amount_cents', 'deposits.status', 'users.first_name', 'users.last_name'],
                        static fn (stdClass $deposit): array => [
                            'text' => 'Deposit by '
                                .PaymentRail::from($deposit->rail)->label()
                                .($deposit->first_name === null ? '' : ", approved by {$deposit->first_name} {$deposit->last_name}"),
                            'amount_cents' => (int) $deposit->amount_cents,
                            'state' => DepositStatus::from($deposit->status)->label(),
                        ],
                        static fn (Builder $deposits): Builder => ($past === null
                            ? $deposits
                            : PastTimelineRows::deposits($deposits, $past)
                        )->leftJoin('users', 'users.id', '=', 'deposits.approved_by'),
                    ),
                ],
            ...! $viewer->hasAbility(Ability::ViewWithdrawals)
                ? []
                : [
                    new TimelineSource(
                        $client,
                        TimelineKind::Money,
                        'withdrawal',
                        'withdrawals.requested_at',
                        'stats',
                        ['amount_cents', 'status', 'reason'],
                        static fn (stdClass $withdrawal): array => [
                            'text' => 'Withdrawal requested'
                                .($withdrawal->reason === null || $withdrawal->reason === '' ? '' : ": {$withdrawal->reason}"),
                            'amount_cents' => -1 * (int) $withdrawal->amount_cents,
                            'state' => WithdrawalStatus::from($withdrawal->status)->label(),
                        ],
                        static fn (Builder $withdrawals): Builder => $past === null
                            ? $withdrawals
                            : PastTimelineRows::withdrawals($withdrawals, $past),
                    ),
                ],
            new TimelineSource(
                $client,
                TimelineKind::Money,
                'transfer',
                'transfers.requested_at',
                'transfers',
                ['transfers.amount_cents', 'transfers.status', 'from_sites.name as from_name', 'to_sites.name as to_name'],
                static fn (stdClass $transfer): array => [
                    'text' => "Transfer from {$transfer->from_name} to {$transfer->to_name}",
                    'amount_cents' => (int) $transfer->amount_cents,
                    'state' => TransferStatus::from($transfer->status)->label(),
                ],
                static fn (Builder $transfers): Builder => ($past === null ? $transfers : TransferList::then($transfers, $past))
                    ->join('site_accounts as from_accounts', 'from_accounts.id', '=', 'transfers.from_site_account_id')
                    ->join('operator_sites as from_sites', 'from_sites.id', '=', 'from_accounts.operator_site_id')
                    ->join('site_accounts as to_accounts', 'to_accounts.id', '=', 'transfers.to_site_account_id')
                    ->join('operator_sites as to_sites', 'to_sites.id', '=', 'to_accounts.operator_site_id'),
            ),
            new TimelineSource(
                $client,
                TimelineKind::Money,
                'bonus_claim',
                'bonus_claims.offered_at',
                'bonuses',
                ['bonus_claims.amount_cents', 'bonus_claims.status', 'bonus_promotions.title'],
                static fn (stdClass $claim): array => [
                    'text' => "Bonus: {$claim->title}",
                    'amount_cents' => (int) $claim->amount_cents,
                    'state' => BonusClaimStatus::from($claim->status)->label(),
                ],
                static fn (Builder $claims): Builder => ($past === null ? $claims : BonusClaimList::then($claims, $past))->join(
                    'bonus_promotions',
                    'bonus_promotions.id',
                    '=',
                    'bonus_claims.bonus_promotion_id',
                ),
            ),
        ];
    }
}
