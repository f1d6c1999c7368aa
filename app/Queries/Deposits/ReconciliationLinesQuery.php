<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\ReconciliationDeposit;
use App\Data\Deposits\ReconciliationLine;
use App\Data\Lists\ListMeta;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\ReconciliationLineState;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Deposits\BankLineText;
use App\Services\Deposits\Reconciliation\BankPosting;
use App\Services\Deposits\Reconciliation\BankPostings;
use App\Services\Deposits\Reconciliation\StatementDays;
use App\Support\BusinessDay;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The bank's lines of a day, each with its deposits and what the ledger received for it. */
final readonly class ReconciliationLinesQuery
{
    public function __construct(private ListReader $reader, private StatementDays $days, private BankPostings $postings) {}

    /** @return array{list<ReconciliationLine>, ListMeta} */
    public function page(BusinessDay $day, ListState $state, User $viewer): array
    {
        $lines = DB::table('bank_lines')->where('bank_lines.value_at', '>=', $day->from)->where('bank_lines.value_at', '<', $day->until);
        $page = $this->reader->page((clone $lines)->select('bank_lines.*'), 'bank_lines.id', $state);
        $deposits = $this->days->depositsOf(array_map(static fn (stdClass $line): int => (int) $line->id, $page->rows));
        $ids = array_merge(...array_map(static fn (array $own): array => array_map(static fn (stdClass $deposit): int => (int) $deposit->id, $own), array_values($deposits)));
        $receipts = [];
        foreach ($this->postings->ofDeposits($ids) as $posting) {
            if ($posting->isReceipt()) {
                $receipts[$posting->sourceId][] = $posting;
            }
        }

        return [
            array_map(fn (stdClass $line): ReconciliationLine => $this->line($line, $deposits[(int) $line->id] ?? [], $receipts, $day, $viewer), $page->rows),
            $this->reader->meta($lines, $page, $state),
        ];
    }

    /**
     * @param  list<stdClass>  $deposits
     * @param  array<int, list<BankPosting>>  $receipts  by deposit
     */
    private function line(stdClass $line, array $deposits, array $receipts, BusinessDay $day, User $viewer): ReconciliationLine
    {
        $own = array_merge(...array_map(static fn (stdClass $deposit): array => $receipts[(int) $deposit->id] ?? [], $deposits));
        $posted = array_sum(array_map(static fn (BankPosting $posting): int => $posting->cents, $own));

        return new ReconciliationLine(
            id: (int) $line->id,
            value_at: (string) UtcTime::iso($line->value_at),
            rail: PaymentRail::from($line->rail),
            bank_reference: $line->bank_reference,
            payer_name: BankLineText::maskedIfAny($line->payer_name, $viewer),
            description: BankLineText::masked($line->description, $viewer),
            amount_cents: (int) $line->amount_cents,
            posted_cents: $posted,
            state: match (true) {
                $own === [] => ReconciliationLineState::Missing,
                $posted !== (int) $line->amount_cents => ReconciliationLineState::OtherAmount,
                BusinessDay::around(CarbonImmutable::parse($own[0]->occurredAt, 'UTC'))->date !== $day->date => ReconciliationLineState::OtherDay,
                default => ReconciliationLineState::Agrees,
            },
            deposits: array_map(static fn (stdClass $deposit): ReconciliationDeposit => new ReconciliationDeposit(
                (int) $deposit->id, DepositStatus::from($deposit->status), (int) $deposit->amount_cents,
                $deposit->client_id === null ? null : trim("{$deposit->first_name} {$deposit->last_name}"),
            ), $deposits),
        );
    }
}
