<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads the deposits, duplicate cases and payer history of a line and its candidates in three queries. */
final class PairRepository
{
    private const HISTORY_DAYS = 90;

    private const HISTORY_LINES = 300;

    /** @var array<int, stdClass> deposits by bank line */
    private array $deposits = [];

    /** @var list<stdClass> earlier lines of the payers with the amount, oldest first */
    private array $history = [];

    /** @var array<int, true> later lines of dismissed pairs */
    private array $dismissed = [];

    /** @var array<int, true> later lines of open and confirmed pairs */
    private array $repeats = [];

    /** @var array<string, true> pairs that have a case, as "left-right" */
    private array $cases = [];

    /** @var array<int, true> feed lines that have a file row, and the file rows */
    private array $paired = [];

    /** @param  list<BankLineFeatures>  $candidates  at least one */
    public function __construct(BankLineFeatures $line, array $candidates)
    {
        $names = array_values(
            array_unique(
                array_filter(
                    [$line->payerName, ...array_column($candidates, 'payerName')],
                    static fn (?string $name): bool => $name !== null,
                ),
            ),
        );
        if ($names !== []) {
            $this->history = array_reverse(array_values(DB::table('bank_lines')->whereIn('payer_name', $names)->where('amount_cents', $line->amountCents)
                ->where('value_at', '>', $line->valueAt->subDays(self::HISTORY_DAYS))->where('value_at', '<=', $line->valueAt)
                ->where(static fn (Builder $feed): Builder => $feed->whereNull('file_reference')->orWhereColumn('file_reference', '!=', 'bank_reference'))
                ->orderByDesc('value_at')->limit(self::HISTORY_LINES)->get(['id', 'payer_name', 'value_at'])->all()));
        }
        $ids = [$line->id, ...array_column($candidates, 'id')];
        foreach (
            DB::table('deposits')
                ->whereIntegerInRaw('bank_line_id', $ids)
                ->where('part', 0)
                ->get(['bank_line_id', 'client_id', 'status', 'decided_at', 'updated_at']) as $deposit
        ) {
            $this->deposits[(int) $deposit->bank_line_id] = $deposit;
        }
        $this->readCases(array_values(array_unique([...$ids, ...array_map(static fn (stdClass $row): int => (int) $row->id, $this->history)])));
    }

    public function withDeposit(BankLineFeatures $line): BankLineFeatures
    {
        $deposit = $this->deposits[$line->id] ?? null;

        return $deposit === null ? $line : $line->withDeposit(
            $deposit->client_id === null ? null : (int) $deposit->client_id,
            $deposit->status === DepositStatus::Returned->value ? CarbonImmutable::parse((string) ($deposit->decided_at ?? $deposit->updated_at), 'UTC') : null,
        );
    }

    /** The payers' earlier payments, without the two lines and without repeats. */
    public function history(BankLineFeatures $earlier, BankLineFeatures $later): PayerHistory
    {
        $names = array_map(mb_strtolower(...), array_filter([$earlier->payerName, $later->payerName], static fn (?string $name): bool => $name !== null));
        $times = [];
        $dismissed = 0;
        foreach ($this->history as $line) {
            if (! in_array(mb_strtolower((string) $line->payer_name), $names, true)) {
                continue;
            }
            $id = (int) $line->id;
            $dismissed += (int) isset($this->dismissed[$id]);
            $time = CarbonImmutable::parse((string) $line->value_at, 'UTC');
            if (! in_array($id, [$earlier->id, $later->id], true) && ! isset($this->repeats[$id]) && $time->lessThanOrEqualTo($earlier->valueAt)) {
                $times[] = $time;
            }
        }

        return new PayerHistory($times, $dismissed);
    }

    /** Each file row corresponds to one feed line, so that two equal payments stay two. */
    public function isPaired(BankLineFeatures $earlier, BankLineFeatures $later): bool
    {
        return $earlier->isOfFile !== $later->isOfFile && (isset($this->paired[$earlier->id]) || isset($this->paired[$later->id]))
            && ! isset($this->cases[min($earlier->id, $later->id).'-'.max($earlier->id, $later->id)]);
    }

    /** @param  list<int>  $ids */
    private function readCases(array $ids): void
    {
        $columns = [
            'duplicate_cases.left_bank_line_id',
            'duplicate_cases.right_bank_line_id',
            'duplicate_cases.status',
            'lefts.bank_reference as left_reference',
            'rights.bank_reference as right_reference',
            'lefts.file_reference as left_file',
            'rights.file_reference as right_file',
        ];
        $cases = static fn (string $side) => DB::table('duplicate_cases')
            ->join('bank_lines as lefts', 'lefts.id', '=', 'duplicate_cases.left_bank_line_id')
            ->join('bank_lines as rights', 'rights.id', '=', 'duplicate_cases.right_bank_line_id')
            ->whereIntegerInRaw("duplicate_cases.{$side}_bank_line_id", $ids)
            ->select($columns);
        foreach ($cases('left')->union($cases('right'))->get() as $case) {
            [$left, $right] = [(int) $case->left_bank_line_id, (int) $case->right_bank_line_id];
            $this->cases["{$left}-{$right}"] = true;
            if ($case->status === DuplicateCaseStatus::Dismissed->value) {
                $this->dismissed[$right] = true;

                continue;
            }
            $this->repeats[$right] = true;
            if (($case->left_file === $case->left_reference) !== ($case->right_file === $case->right_reference)) {
                $this->paired[$left] = $this->paired[$right] = true;
            }
        }
    }
}
