<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\DateFilter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\NamedFilter;
use App\Queries\Filters\NumberFilter;
use App\Queries\Filters\RareFilter;
use Closure;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** What the withdrawal queue can be narrowed by, beside its tab and the search. */
final readonly class WithdrawalFilterSet
{
    public function __construct(
        #[Config('paddock.withdrawals.warn_after_minutes')]
        private int $warnAfterMinutes,
        #[Config('paddock.withdrawals.late_after_minutes')]
        private int $lateAfterMinutes,
    ) {}

    public function for(User $viewer): FilterSet
    {
        return new FilterSet([
            ChoiceFilter::ids('client', 'Client', 'withdrawals.client_id'),
            new RareFilter(new NumberFilter('amount_cents', 'Amount', 'withdrawals.amount_cents'), 'withdrawals.id'),
            new RareFilter(new DateFilter('requested_at', 'Asked for', 'withdrawals.requested_at', $viewer->timezone), 'withdrawals.id'),
            new OfClientFilter(ChoiceFilter::ids('company', 'Company', 'clients.company_id')),
            new OfClientFilter(ChoiceFilter::ids('account_manager', 'Manager', 'clients.account_manager_id', isNullable: true, words: ['me' => $viewer->id, 'unassigned' => null])),
            new NamedFilter('age', 'Age', [
                'warn' => $this->olderThan($this->warnAfterMinutes),
                'late' => $this->olderThan($this->lateAfterMinutes),
            ]),
            new NamedFilter('destination', 'Destination', [
                'verified' => self::destination(BankAccountStatus::Verified),
                'unverified' => self::destination(BankAccountStatus::Unverified),
                'blocked' => self::destination(BankAccountStatus::Blocked),
                'missing' => static fn (Builder $query): Builder => $query->whereNull('withdrawals.bank_account_id'),
            ]),
            new NamedFilter('mark', 'Mark', [
                'betstop' => self::client('clients.betstop_state', BetstopState::Registered->value),
                'barred' => self::client('clients.is_barred', true),
                'closed' => self::client('clients.status', ClientStatus::Closed->value),
            ]),
            new NamedFilter('money', 'Money', [
                'held' => static fn (Builder $query): Builder => $query->whereIn('withdrawals.status', array_column(WithdrawalStatus::open(), 'value'))
                    ->where(static fn (Builder $any): Builder => $any->whereNotNull('withdrawals.held_at')->orWhere('withdrawals.status', '<>', WithdrawalStatus::Pending->value)),
                'not_held' => static fn (Builder $query): Builder => $query->where('withdrawals.status', WithdrawalStatus::Pending->value)->whereNull('withdrawals.held_at'),
            ]),
            new NamedFilter('large', 'Over the threshold', [
                '1' => static fn (Builder $query): Builder => $query->where('withdrawals.needs_four_eyes', true),
                '0' => static fn (Builder $query): Builder => $query->where('withdrawals.needs_four_eyes', false),
            ]),
        ]);
    }

    /** @return Closure(Builder): Builder */
    private function olderThan(int $minutes): Closure
    {
        return static fn (Builder $query): Builder => $query->where('withdrawals.requested_at', '<=', now()->subMinutes($minutes));
    }

    /** @return Closure(Builder): Builder */
    private static function destination(BankAccountStatus $status): Closure
    {
        return static fn (Builder $query): Builder => $query->whereExists(DB::table('bank_accounts')
            ->whereColumn('bank_accounts.id', 'withdrawals.bank_account_id')->where('bank_accounts.status', $status->value)->selectRaw('1'));
    }

    /** @return Closure(Builder): Builder */
    private static function client(string $column, bool|string $value): Closure
    {
        return static fn (Builder $query): Builder => $query->whereExists(DB::table('clients')->whereColumn('clients.id', 'withdrawals.client_id')->where($column, $value)->selectRaw('1'));
    }
}
