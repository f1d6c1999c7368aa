<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\PaymentBatchDetails;
use App\Data\Payments\PaymentBatchPage;
use App\Data\Payments\PaymentDownload;
use App\Data\Payments\PaymentItemRow;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Payments\AbaSender;
use App\Domain\Payments\BankDay;
use App\Domain\Payments\PaymentFileStorage;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Payments\SenderRule;
use App\Domain\Payments\StatementText;
use App\Domain\Payments\ValueDates;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use App\Support\UtcTime;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Eloquent\SoftDeletingScope;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** One payment batch with its payments and the downloads of its file. */
final readonly class PaymentBatchQuery
{
    public function __construct(private PayoutChecker $check, private SenderRule $senders, private PaymentFileStorage $files) {}

    public function page(PaymentBatch $batch, User $viewer, bool $canHandle): PaymentBatchPage
    {
        $batch->load([
            'creator',
            'exporter',
            'confirmer',
            'canceller',
            'items.withdrawal.client' => static fn (Relation $client) => $client->withoutGlobalScope(SoftDeletingScope::class),
            'items.withdrawal.bankAccount',
            'items.withdrawal.approvedBy',
        ]);
        $waiting = $batch->items
            ->where('status', PaymentItemStatus::Waiting)
            ->map(static fn (PaymentBatchItem $item): Withdrawal => $item->withdrawal)
            ->keyBy('id');
        $isDraft = $batch->status === PaymentBatchStatus::Draft;
        $problems = $isDraft ? $this->check->problems($waiting) : [];

        return new PaymentBatchPage(
            batch: $this->details($batch),
            items: array_values($batch->items->map(static fn (PaymentBatchItem $item): PaymentItemRow => self::item($item, $problems, $isDraft))->all()),
            downloads: $this->downloads($batch),
            can_handle: $canHandle,
            export_refusal: $canHandle && $isDraft ? $this->refusal($waiting, $viewer) : null,
            value_on_refusal: $isDraft ? ValueDates::refusal(CarbonImmutable::parse($batch->value_on->toDateString())) : null,
            next_value_on: ValueDates::next()->toDateString(),
            last_value_on: ValueDates::last()->toDateString(),
        );
    }

    private function details(PaymentBatch $batch): PaymentBatchDetails
    {
        $cents = static fn (PaymentItemStatus $status): int => (int) $batch->items->where('status', $status)->sum('amount_cents');
        $sender = AbaSender::configured();
        $totals = $this->files->totals($batch, $sender);

        return new PaymentBatchDetails(
            id: $batch->id,
            number: $batch->number,
            status: $batch->status,
            value_on: $batch->value_on->toDateString(),
            usual_paid_on: BankDay::usual(
                $batch,
                $batch->items->max(static fn (PaymentBatchItem $item): ?CarbonImmutable => $item->withdrawal->approved_at),
            )->date,
            items_count: $batch->items_count,
            total_cents: $batch->total_cents,
            waiting_count: $batch->items->where('status', PaymentItemStatus::Waiting)->count(),
            paid_cents: $cents(PaymentItemStatus::Paid),
            failed_cents: $cents(PaymentItemStatus::Failed),
            created_by: $batch->creator->full_name ?? 'A colleague',
            created_at: $batch->created_at,
            exported_by: $batch->exporter?->full_name,
            exported_at: $batch->exported_at,
            sha256: $batch->sha256,
            confirmed_by: $batch->confirmer?->full_name,
            confirmed_at: $batch->confirmed_at,
            bank_receipt: $batch->bank_receipt,
            cancelled_by: $batch->canceller?->full_name,
            cancelled_at: $batch->cancelled_at,
            credit_cents: $totals['credit_cents'],
            debit_cents: $totals['debit_cents'],
            lines: $totals['lines'],
            paid_from: "{$sender->traceBsb} •••".substr($sender->traceAccount, -3),
        );
    }

    /** @param  array<int, string>  $problems */
    private static function item(PaymentBatchItem $item, array $problems, bool $isDraft): PaymentItemRow
    {
        $withdrawal = $item->withdrawal;

        return new PaymentItemRow(
            id: $item->id,
            withdrawal_id: $withdrawal->id,
            reference: $withdrawal->reference,
            client_id: $withdrawal->client_id,
            client_name: $withdrawal->client->full_name,
            amount_cents: $item->amount_cents,
            status: $item->status,
            destination: $withdrawal->bankAccount?->masked(),
            holder: $withdrawal->bankAccount?->holder,
            statement_reference: StatementText::of($withdrawal),
            approved_by: $withdrawal->approvedBy?->full_name,
            problem: $item->status === PaymentItemStatus::Failed ? $withdrawal->reason : ($problems[$withdrawal->id] ?? null),
            warnings: $isDraft && $item->status === PaymentItemStatus::Waiting ? ClientWarnings::of($withdrawal->client)->all : [],
        );
    }

    /** @return list<PaymentDownload> */
    private function downloads(PaymentBatch $batch): array
    {
        return array_values(
            DB::table('payment_batch_downloads')
                ->join('users', 'users.id', '=', 'payment_batch_downloads.user_id')
                ->where('payment_batch_id', $batch->id)
                ->orderByDesc('payment_batch_downloads.id')
                ->limit(100)
                ->get([
                    'payment_batch_downloads.id',
                    'payment_batch_downloads.created_at',
                    'payment_batch_downloads.reason',
                    'users.first_name',
                    'users.last_name',
                ])
                ->map(
                    static fn (stdClass $row): PaymentDownload => new PaymentDownload(
                        (int) $row->id,
                        trim("{$row->first_name} {$row->last_name}"),
                        (string) UtcTime::iso($row->created_at),
                        $row->reason,
                    ),
                )
                ->all(),
        );
    }

    /** @param  Collection<int, Withdrawal>  $withdrawals */
    private function refusal(Collection $withdrawals, User $viewer): ?string
    {
        try {
            $this->senders->refuse($withdrawals, $viewer);
        } catch (OperationRefusedException $refused) {
            return $refused->getMessage();
        }

        return null;
    }
}
