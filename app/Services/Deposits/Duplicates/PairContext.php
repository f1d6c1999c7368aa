<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** What is known around a few pairs: whose deposits they are, what went back, and how the payers have paid before. Three queries. */
final class PairContext
{
    private const DAYS = 90;

    private const MOST = 300;

    /** @var array<int, stdClass> deposits by their bank line */
    private array $deposits = [];

    /** @var list<stdClass> earlier lines of the payers with the amount, oldest first */
    private array $history = [];

    /** @var array<int, true> lines that are one half of a dismissed pair, and come after the other half */
    private array $ordinary = [];

    /** @var array<int, true> lines that repeat another one, or may */
    private array $repeats = [];

    /** @var array<string, true> pairs that are cases already, "left-right" */
    private array $known = [];

    /** @var array<int, true> rows of files that stand against a line of the feed, and the other way round */
    private array $twins = [];

    /** @param  list<LineFacts>  $candidates  at least one */
    public static function of(LineFacts $line, array $candidates): self
    {
        $context = new self;
        $context->read($line, $candidates);

        return $context;
    }

    public function known(LineFacts $line): LineFacts
    {
        $deposit = $this->deposits[$line->id] ?? null;

        return $deposit === null ? $line : $line->withDeposit(
            $deposit->client_id === null ? null : (int) $deposit->client_id,
            $deposit->status === DepositStatus::Returned->value ? CarbonImmutable::parse((string) ($deposit->decided_at ?? $deposit->updated_at), 'UTC') : null,
        );
    }

    /** Of the later line's payer and the earlier one's, without the two themselves and without what was a repeat itself. */
    public function habit(LineFacts $earlier, LineFacts $later): PayerHabit
    {
        $names = array_map(mb_strtolower(...), array_filter([$earlier->payerName, $later->payerName], static fn (?string $name): bool => $name !== null));
        $times = [];
        $dismissed = 0;
        foreach ($this->history as $line) {
            if (! in_array(mb_strtolower((string) $line->payer_name), $names, true) || (int) $line->amount_cents !== $later->amountCents) {
                continue;
            }
            $dismissed += (int) isset($this->ordinary[(int) $line->id]);
            $time = CarbonImmutable::parse((string) $line->value_at, 'UTC');
            $isOther = ! in_array((int) $line->id, [$earlier->id, $later->id], true) && ! isset($this->repeats[(int) $line->id]);
            if ($isOther && $time->lessThanOrEqualTo($earlier->valueAt)) {
                $times[] = $time;
            }
        }

        return new PayerHabit($times, $dismissed);
    }

    /** Each row of a file stands for one line of the feed, so that two equal payments stay two. */
    public function isTaken(LineFacts $earlier, LineFacts $later): bool
    {
        return $earlier->isOfFile() !== $later->isOfFile() && (isset($this->twins[$earlier->id]) || isset($this->twins[$later->id]))
            && ! isset($this->known[min($earlier->id, $later->id).'-'.max($earlier->id, $later->id)]);
    }

    /** @param  list<LineFacts>  $candidates */
    private function read(LineFacts $line, array $candidates): void
    {
        $ids = [$line->id, ...array_column($candidates, 'id')];
        $names = array_values(array_unique(array_filter([$line->payerName, ...array_column($candidates, 'payerName')], static fn (?string $name): bool => $name !== null)));
        if ($names !== []) {
            $this->history = array_reverse(array_values(DB::table('bank_lines')->whereIn('payer_name', $names)->where('amount_cents', $line->amountCents)
                ->where('value_at', '>', $line->valueAt->subDays(self::DAYS))->where('value_at', '<=', $line->valueAt)
                ->where(static fn (Builder $feed): Builder => $feed->whereNull('file_reference')->orWhereColumn('file_reference', '!=', 'bank_reference'))
                ->orderByDesc('value_at')->limit(self::MOST)->get(['id', 'payer_name', 'amount_cents', 'value_at'])->all()));
        }
        foreach (DB::table('deposits')->whereIntegerInRaw('bank_line_id', $ids)->where('part', 0)->get(['bank_line_id', 'client_id', 'status', 'decided_at', 'updated_at']) as $deposit) {
            $this->deposits[(int) $deposit->bank_line_id] = $deposit;
        }
        $this->readCases(array_values(array_unique([...$ids, ...array_map(static fn (stdClass $row): int => (int) $row->id, $this->history)])));
    }

    /** @param  list<int>  $ids */
    private function readCases(array $ids): void
    {
        $columns = ['duplicate_cases.left_bank_line_id', 'duplicate_cases.right_bank_line_id', 'duplicate_cases.status', 'lefts.bank_reference as left_reference', 'rights.bank_reference as right_reference', 'lefts.file_reference as left_file', 'rights.file_reference as right_file'];
        $cases = static fn (string $side) => DB::table('duplicate_cases')->join('bank_lines as lefts', 'lefts.id', '=', 'duplicate_cases.left_bank_line_id')
            ->join('bank_lines as rights', 'rights.id', '=', 'duplicate_cases.right_bank_line_id')->whereIntegerInRaw("duplicate_cases.{$side}_bank_line_id", $ids)->select($columns);
        foreach ($cases('left')->union($cases('right'))->get() as $case) {
            [$left, $right] = [(int) $case->left_bank_line_id, (int) $case->right_bank_line_id];
            $this->known["{$left}-{$right}"] = true;
            if ($case->status === DuplicateCaseStatus::Dismissed->value) {
                $this->ordinary[$right] = true;

                continue;
            }
            $this->repeats[$right] = true;
            if (($case->left_file === $case->left_reference) !== ($case->right_file === $case->right_reference)) {
                $this->twins[$left] = $this->twins[$right] = true;
            }
        }
    }
}
