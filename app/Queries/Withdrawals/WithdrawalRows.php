<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Withdrawals\WithdrawalClient;
use App\Data\Withdrawals\WithdrawalFacts;
use App\Data\Withdrawals\WithdrawalRow;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\HoldState;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Queries\Lists\UtcTime;
use Illuminate\Database\Query\Builder;
use stdClass;

/** Rows of withdrawals with their clients, destinations and people. */
final readonly class WithdrawalRows
{
    private const PEOPLE = ['requested', 'checked', 'approved', 'ended'];

    public function __construct(private WithdrawalFactsQuery $facts) {}

    /** Left joins throughout: the withdrawals' order leads, and each look-up is one step by its key. */
    public function withColumns(Builder $withdrawals): Builder
    {
        $query = (clone $withdrawals)
            ->leftJoin('clients', 'clients.id', '=', 'withdrawals.client_id')
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->leftJoin('client_ratings', 'client_ratings.value', '=', 'clients.client_rating')
            ->leftJoin('users as managers', 'managers.id', '=', 'clients.account_manager_id')
            ->leftJoin('cancellation_reasons', 'cancellation_reasons.id', '=', 'withdrawals.cancellation_reason_id')
            ->select([
                'withdrawals.*', 'cancellation_reasons.title as cancellation_reason', 'clients.first_name', 'clients.last_name', 'clients.preferred_name', 'clients.pin',
                'clients.status as client_status', 'clients.client_rating', 'clients.rating_reviewed_at', 'clients.balance_cents', 'clients.betstop_state', 'clients.is_barred',
                'clients.deleted_at as client_deleted_at', 'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo_path',
                'client_ratings.description as rating_description', 'managers.first_name as manager_first_name', 'managers.last_name as manager_last_name',
            ]);
        foreach (self::PEOPLE as $role) {
            $query->leftJoin("users as {$role}", "{$role}.id", '=', "withdrawals.{$role}_by")
                ->addSelect(["{$role}.first_name as {$role}_first_name", "{$role}.last_name as {$role}_last_name"]);
        }

        return $query;
    }

    /**
     * @param  list<stdClass>  $rows  of `withColumns`
     * @return list<WithdrawalRow>
     */
    public function of(array $rows): array
    {
        $clientIds = array_values(array_unique(array_map(static fn (stdClass $row): int => (int) $row->client_id, $rows)));
        $facts = $this->facts->of($clientIds);
        $accountIds = array_values(array_unique(array_filter(array_map(static fn (stdClass $row): int => (int) $row->bank_account_id, $rows))));
        $accounts = $accountIds === [] ? [] : BankAccount::query()->with('decidedBy')->whereKey($accountIds)->get()->getDictionary();

        return array_map(static fn (stdClass $row): WithdrawalRow => self::row($row, $facts[(int) $row->client_id], $accounts[(int) $row->bank_account_id] ?? null), $rows);
    }

    private static function row(stdClass $row, WithdrawalFacts $facts, ?BankAccount $account): WithdrawalRow
    {
        $status = WithdrawalStatus::from($row->status);
        $short = max(0, (int) $row->amount_cents - (int) $row->balance_cents);
        $hold = HoldState::of($status, $row->held_at !== null, $short);
        $reason = implode(': ', array_filter([$row->cancellation_reason, $row->reason], static fn (?string $part): bool => $part !== null && $part !== ''));

        return new WithdrawalRow(
            id: (int) $row->id,
            reference: $row->reference,
            client: self::client($row),
            amount_cents: (int) $row->amount_cents,
            status: $status,
            requested_at: (string) UtcTime::iso($row->requested_at),
            requested_by: self::person($row, 'requested'),
            needs_four_eyes: (bool) $row->needs_four_eyes,
            hold: $hold,
            short_cents: $hold === HoldState::NotCovered ? $short : null,
            destination: $account === null ? null : DestinationRows::of($account, $row->first_name, $row->last_name, $row->preferred_name),
            facts: $facts,
            checked_by: self::person($row, 'checked'),
            checked_at: UtcTime::iso($row->checked_at),
            approved_by: self::person($row, 'approved'),
            approved_at: UtcTime::iso($row->approved_at),
            paid_at: UtcTime::iso($row->paid_at),
            ended_by: self::person($row, 'ended'),
            ended_at: UtcTime::iso($row->ended_at),
            reason: $reason === '' ? null : $reason,
        );
    }

    private static function client(stdClass $row): WithdrawalClient
    {
        return new WithdrawalClient(
            id: (int) $row->client_id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            pin: $row->pin,
            company_name: $row->company_name,
            company_color: $row->company_color,
            company_logo: $row->company_logo_path,
            client_rating: $row->client_rating === null ? null : (int) $row->client_rating,
            client_rating_description: $row->rating_description,
            rating_reviewed_at: UtcTime::iso($row->rating_reviewed_at),
            account_manager: $row->manager_first_name === null ? null : trim("{$row->manager_first_name} {$row->manager_last_name}"),
            is_betstopped: $row->betstop_state === BetstopState::Registered->value,
            is_barred: (bool) $row->is_barred,
            is_closed: $row->client_status === ClientStatus::Closed->value || $row->client_deleted_at !== null,
        );
    }

    private static function person(stdClass $row, string $role): ?string
    {
        $first = $row->{"{$role}_first_name"};

        return $first === null ? null : trim("{$first} {$row->{"{$role}_last_name"}}");
    }
}
