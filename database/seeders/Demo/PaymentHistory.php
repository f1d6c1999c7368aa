<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The postings of the demo's deposits and withdrawals, step by step, with the ledger's keys. */
final readonly class PaymentHistory
{
    private const LONGEST_REFERENCE = 64;

    private const WAITING = ['pending', 'checked', 'approved'];

    /**
     * @param  list<int>|null  $clientIds  null for deposits without a client
     * @return Collection<int, stdClass>
     */
    public function deposits(?array $clientIds, int $afterId = 0, int $limit = PHP_INT_MAX): Collection
    {
        return DB::table('deposits')
            ->join('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id')
            ->when(
                $clientIds === null,
                static fn (Builder $query): Builder => $query->whereNull('deposits.client_id'),
                static fn (Builder $query): Builder => $query->whereIntegerInRaw('deposits.client_id', $clientIds ?? []),
            )
            ->where('deposits.id', '>', $afterId)
            ->orderBy('deposits.id')
            ->limit($limit)
            ->get(['deposits.*', 'bank_lines.value_at as received_at', 'bank_lines.bank_reference', 'bank_lines.description']);
    }

    /** @return list<Posting> in the order of its steps */
    public function deposit(stdClass $deposit): array
    {
        $cents = (int) $deposit->amount_cents;
        $received = self::time($deposit->received_at);
        $later = self::later($received, $deposit->updated_at);
        $attempt = (int) $deposit->attempt;
        $bank = Account::house(LedgerAccountKind::Bank);
        $suspense = Account::house(LedgerAccountKind::Suspense);

        return [
            $this->ofDeposit($deposit, 'received', TransactionStatus::Pending, $received, [new Entry($bank, -$cents), new Entry($suspense, $cents)]),
            ...match ($deposit->status) {
                'approved' => [
                    $this->ofDeposit($deposit, "approved:{$attempt}", TransactionStatus::Completed, $later, [
                        new Entry($suspense, -$cents),
                        new Entry(Account::available((int) $deposit->client_id), $cents),
                    ]),
                ],
                'rejected' => [$this->ofDeposit($deposit, "rejected:{$attempt}", TransactionStatus::Declined, $later, [])],
                'returned' => [
                    $this->ofDeposit(
                        $deposit,
                        'returned',
                        TransactionStatus::Returned,
                        $later,
                        [new Entry($bank, $cents), new Entry($suspense, -$cents)],
                        reverses: 'received',
                    ),
                ],
                default => [],
            },
        ];
    }

    /**
     * @param  list<int>  $clientIds
     * @return Collection<int, stdClass>
     */
    public function withdrawals(array $clientIds): Collection
    {
        return DB::table('withdrawals')->whereIntegerInRaw('client_id', $clientIds)->orderBy('requested_at')->orderBy('id')->get();
    }

    /** @return list<Posting> in the order of its steps; without the hold of an open withdrawal */
    public function withdrawal(stdClass $withdrawal): array
    {
        $requested = self::time($withdrawal->requested_at);
        $later = self::later($requested, $withdrawal->paid_at ?? $withdrawal->updated_at);
        $steps = [$this->ofWithdrawal($withdrawal, 'requested', TransactionStatus::Pending, $requested, [])];

        return match ($withdrawal->status) {
            'paid' => [
                ...$steps,
                $this->hold($withdrawal, $requested),
                $this->ofWithdrawal($withdrawal, 'paid', TransactionStatus::Completed, $later, [
                    new Entry(Account::held((int) $withdrawal->client_id), -(int) $withdrawal->amount_cents),
                    new Entry(Account::house(LedgerAccountKind::Bank), (int) $withdrawal->amount_cents),
                ]),
            ],
            'failed' => [...$steps, $this->ofWithdrawal($withdrawal, 'released', TransactionStatus::Returned, $later, [])],
            'cancelled' => [...$steps, $this->ofWithdrawal($withdrawal, 'released', TransactionStatus::Cancelled, $later, [])],
            'declined' => [...$steps, $this->ofWithdrawal($withdrawal, 'released', TransactionStatus::Declined, $later, [])],
            default => $steps,
        };
    }

    /**
     * Holds the amounts of open withdrawals while the balance covers them. Call it after the opening balances are posted.
     *
     * @param  Collection<int, stdClass>  $withdrawals  the oldest first
     */
    public function holdWaiting(Collection $withdrawals, Ledger $book): void
    {
        $waiting = $withdrawals->whereIn('status', self::WAITING)->whereNull('held_at');
        $left = DB::table('clients')->whereIntegerInRaw('id', $waiting->pluck('client_id')->all())->pluck('balance_cents', 'id')->map(intval(...))->all();
        $holds = $ids = [];
        foreach ($waiting as $withdrawal) {
            $cents = (int) $withdrawal->amount_cents;
            if ($left[(int) $withdrawal->client_id] >= $cents) {
                $left[(int) $withdrawal->client_id] -= $cents;
                $holds[] = $this->hold($withdrawal, now()->toImmutable());
                $ids[] = (int) $withdrawal->id;
            }
        }
        if ($holds !== []) {
            DB::table('withdrawals')->whereIntegerInRaw('id', $ids)->update(['held_at' => now()]);
            $book->post(...$holds);
        }
    }

    private function hold(stdClass $withdrawal, CarbonImmutable $at): Posting
    {
        return $this->ofWithdrawal($withdrawal, 'held', TransactionStatus::Pending, $at, [
            new Entry(Account::available((int) $withdrawal->client_id), -(int) $withdrawal->amount_cents),
            new Entry(Account::held((int) $withdrawal->client_id), (int) $withdrawal->amount_cents),
        ]);
    }

    public static function time(string $at): CarbonImmutable
    {
        return CarbonImmutable::parse($at, 'UTC');
    }

    /** A step is never earlier than the step before it. */
    private static function later(CarbonImmutable $first, ?string $at): CarbonImmutable
    {
        $time = $at === null ? $first : self::time($at);

        return $time->isBefore($first) ? $first : $time;
    }

    /** @param  list<Entry>  $entries */
    private function ofDeposit(
        stdClass $deposit,
        string $step,
        TransactionStatus $status,
        CarbonImmutable $at,
        array $entries,
        ?string $reverses = null,
    ): Posting {
        return new Posting(
            key: "deposit:{$deposit->id}:{$step}",
            type: TransactionType::Deposit,
            status: $status,
            sourceType: 'deposit',
            sourceId: (int) $deposit->id,
            clientId: $deposit->client_id === null ? null : (int) $deposit->client_id,
            amountCents: (int) $deposit->amount_cents,
            entries: $entries,
            occurredAt: $at,
            rail: PaymentRail::from($deposit->rail),
            reference: mb_substr($deposit->bank_reference, 0, self::LONGEST_REFERENCE),
            description: $deposit->description,
            round: (int) $deposit->attempt,
            reversesKey: $reverses === null ? null : "deposit:{$deposit->id}:{$reverses}",
        );
    }

    /** @param  list<Entry>  $entries */
    private function ofWithdrawal(stdClass $withdrawal, string $step, TransactionStatus $status, CarbonImmutable $at, array $entries): Posting
    {
        return new Posting(
            key: "withdrawal:{$withdrawal->id}:{$step}",
            type: TransactionType::Withdrawal,
            status: $status,
            sourceType: 'withdrawal',
            sourceId: (int) $withdrawal->id,
            clientId: (int) $withdrawal->client_id,
            amountCents: (int) $withdrawal->amount_cents,
            entries: $entries,
            occurredAt: $at,
            reference: $withdrawal->reference,
        );
    }
}
