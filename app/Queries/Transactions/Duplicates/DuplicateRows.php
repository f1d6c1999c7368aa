<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Duplicates;

use App\Data\Transactions\DuplicateLine;
use App\Data\Transactions\DuplicateReasonItem;
use App\Data\Transactions\DuplicateRow;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\PaymentRail;
use App\Models\User;
use App\Queries\Lists\UtcTime;
use App\Services\Deposits\BankLineText;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Rows of `duplicate_cases` with both payments. Two queries beside the one for the cases, however many there are. */
final readonly class DuplicateRows
{
    public function __construct(private Gate $gate) {}

    public function query(): Builder
    {
        return DB::table('duplicate_cases')->leftJoin('users', 'users.id', '=', 'duplicate_cases.decided_by')
            ->select(['duplicate_cases.*', 'users.first_name as decider_first_name', 'users.last_name as decider_last_name']);
    }

    /**
     * @param  list<stdClass>  $cases  of {@see query}
     * @return list<DuplicateRow>
     */
    public function of(array $cases, User $viewer): array
    {
        $lines = $this->lines(array_merge([], ...array_map(static fn (stdClass $case): array => [(int) $case->left_bank_line_id, (int) $case->right_bank_line_id], $cases)), $viewer);
        $mayDecide = $this->gate->forUser($viewer)->allows('handleDuplicates');

        return array_map(static fn (stdClass $case): DuplicateRow => self::row($case, $lines[(int) $case->left_bank_line_id], $lines[(int) $case->right_bank_line_id], $mayDecide), $cases);
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, DuplicateLine>
     */
    private function lines(array $ids, User $viewer): array
    {
        $rows = DB::table('bank_lines')
            ->leftJoin('deposits', static fn ($join) => $join->on('deposits.bank_line_id', '=', 'bank_lines.id')->where('deposits.part', 0))
            ->leftJoin('clients', 'clients.id', '=', 'deposits.client_id')
            ->whereIntegerInRaw('bank_lines.id', array_unique($ids))
            ->get([
                'bank_lines.*', 'deposits.id as deposit_id', 'deposits.status as deposit_status', 'clients.id as client_id', 'clients.first_name', 'clients.last_name', 'clients.pin',
            ]);
        $lines = [];
        foreach ($rows as $row) {
            $lines[(int) $row->id] = new DuplicateLine(
                bank_line_id: (int) $row->id,
                rail: PaymentRail::from($row->rail),
                bank_reference: $row->bank_reference,
                end_to_end_id: BankLineText::maskedIfAny($row->end_to_end_id, $viewer),
                description: BankLineText::masked($row->description, $viewer),
                payer_name: BankLineText::maskedIfAny($row->payer_name, $viewer),
                amount_cents: (int) $row->amount_cents,
                value_at: (string) UtcTime::iso($row->value_at),
                is_of_file: $row->file_reference === $row->bank_reference,
                deposit_id: $row->deposit_id === null ? null : (int) $row->deposit_id,
                deposit_status: $row->deposit_status === null ? null : DepositStatus::from($row->deposit_status),
                client_id: $row->client_id === null ? null : (int) $row->client_id,
                client_name: $row->client_id === null ? null : trim("{$row->first_name} {$row->last_name}"),
                client_pin: $row->pin,
            );
        }

        return $lines;
    }

    private static function row(stdClass $case, DuplicateLine $left, DuplicateLine $right, bool $mayDecide): DuplicateRow
    {
        [$earlier, $later] = [$left->value_at, $left->bank_line_id] < [$right->value_at, $right->bank_line_id] ? [$left, $right] : [$right, $left];
        $repeat = $case->repeat_bank_line_id === null ? null : (int) $case->repeat_bank_line_id;
        /** @var list<array{words: string, points: int}> $reasons */
        $reasons = json_decode((string) $case->reasons, true, flags: JSON_THROW_ON_ERROR);

        return new DuplicateRow(
            id: (int) $case->id,
            status: DuplicateCaseStatus::from($case->status),
            score: (int) $case->score,
            reasons: array_map(static fn (array $reason): DuplicateReasonItem => new DuplicateReasonItem(BankLineText::withoutContacts($reason['words']), $reason['points']), $reasons),
            amount_cents: (int) $case->amount_cents,
            earlier: $earlier,
            later: $later,
            gap_seconds: $earlier->is_of_file || $later->is_of_file ? null
                : (int) CarbonImmutable::parse($earlier->value_at)->diffInSeconds(CarbonImmutable::parse($later->value_at)),
            repeat_bank_line_id: $repeat,
            note: $case->note,
            decided_by: $case->decider_first_name === null ? null : trim("{$case->decider_first_name} {$case->decider_last_name}"),
            decided_at: UtcTime::iso($case->decided_at),
            can_decide: $mayDecide,
            is_credited: ($repeat === $left->bank_line_id ? $left : $right)->deposit_status === DepositStatus::Approved,
        );
    }
}
