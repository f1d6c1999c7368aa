<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Payments\AbaFile;
use App\Domain\Payments\AbaPayment;
use App\Domain\Payments\AbaSender;
use App\Domain\Payments\PaymentFileStorage;
use App\Domain\Payments\ValueDates;
use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Enums\BankAccountStatus;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\BankAccount;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Withdrawals ready to pay, some by PayID, and payment batches in every status. */
final class PaymentSeeder
{
    private const APPROVED = 16;

    private const BY_PAYID = 3;

    private const SETTLED = 6;

    private CarbonImmutable $now;

    private int $officer;

    private int $manager;

    public function __construct(
        private readonly BankAccountRepository $accounts,
        private readonly PaymentFileStorage $files,
        private readonly WithdrawalLedger $ledger,
    ) {}

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        [$this->officer, $this->manager] = [$this->holder(StaffRole::PaymentsOfficer), $this->holder(StaffRole::PaymentsManager)];
        $approved = $this->approved();
        $paid = Withdrawal::query()
            ->with('bankAccount')
            ->where('status', WithdrawalStatus::Paid)
            ->whereNotNull('bank_account_id')
            ->orderByDesc('paid_at')
            ->limit(self::SETTLED)
            ->get();
        DB::transaction(function () use ($approved, $paid): void {
            $this->batch($paid, PaymentBatchStatus::Settled, $this->now->subDays(1), PaymentItemStatus::Paid);
            $this->batch($approved->splice(0, 3), PaymentBatchStatus::Exported, $this->now->subMinutes(50), PaymentItemStatus::Waiting);
            $this->batch($approved->splice(0, 4), PaymentBatchStatus::Draft, $this->now->subMinutes(12), PaymentItemStatus::Waiting);
        });
    }

    private function holder(StaffRole $role): int
    {
        return User::query()->whereRelation('role', 'name', $role->value)->orderBy('id')->firstOrFail()->id;
    }

    /** @return Collection<int, Withdrawal> with their accounts; the last ones go to a PayID */
    private function approved(): Collection
    {
        $found = BankAccount::query()
            ->with('client')
            ->where('status', BankAccountStatus::Verified)
            ->whereHas('client', static fn ($client) => $client->where('balance_cents', '>=', 30_000)->where('status', 'active'))
            ->whereNotIn(
                'client_id',
                DB::table('withdrawals')->whereIn('status', array_column(WithdrawalStatus::open(), 'value'))->select('client_id'),
            )
            ->orderBy('id')
            ->limit(self::APPROVED)
            ->get();

        return $found->values()->map(
            fn (BankAccount $account, int $place): Withdrawal => DB::transaction(function () use ($account, $place): Withdrawal {
                $dice = new Dice($account->client_id * 7 + 5);
                $at = $this->now->subMinutes(300 - $place * 11);
                $isByPayId = $place >= self::APPROVED - self::BY_PAYID;

                $withdrawal = Withdrawal::query()
                    ->create([
                        'reference' => "WD-{$account->client_id}-P",
                        'client_id' => $account->client_id,
                        'bank_account_id' => $isByPayId ? $this->payId($account)->id : $account->id,
                        'amount_cents' => min($account->client->balance_cents, $dice->between(50, 900) * 100),
                        'status' => WithdrawalStatus::Approved,
                        'requested_at' => $at,
                        'held_at' => $at,
                        'checked_by' => $this->officer,
                        'checked_at' => $at->addMinutes(9),
                        'approved_by' => $this->manager,
                        'approved_at' => $at->addMinutes(14),
                        'statement_reference' => $place % 4 === 0 ? 'THANK YOU' : null,
                    ])
                    ->setRelation('bankAccount', $account);
                $this->ledger->requested($withdrawal, $at);

                return $withdrawal;
            }),
        );
    }

    private function payId(BankAccount $account): BankAccount
    {
        $destination = BankDestination::payId($account->holder, "client{$account->client_id}@example.com");

        return BankAccount::query()->create([
            'client_id' => $account->client_id, 'payid' => $destination->payid, 'holder' => $account->holder,
            'fingerprint' => $this->accounts->fingerprintOf($destination), 'status' => BankAccountStatus::Verified,
        ]);
    }

    /** @param  Collection<int, Withdrawal>  $withdrawals */
    private function batch(Collection $withdrawals, PaymentBatchStatus $status, CarbonImmutable $at, PaymentItemStatus $items): void
    {
        if ($withdrawals->isEmpty()) {
            return;
        }
        $batch = PaymentBatch::query()->create([
            'value_on' => ValueDates::next(),
            'items_count' => $withdrawals->count(),
            'total_cents' => (int) $withdrawals->sum('amount_cents'),
            'created_by' => $this->officer,
        ]);
        $batch->forceFill(['created_at' => $at])->save();
        $batch->items()->createMany($withdrawals->map(static fn (Withdrawal $withdrawal): array => [
            'withdrawal_id' => $withdrawal->id, 'live_withdrawal_id' => $withdrawal->id, 'amount_cents' => $withdrawal->amount_cents, 'status' => $items,
        ])->all());
        if ($status === PaymentBatchStatus::Draft) {
            return;
        }

        $sha256 = $this->files->keep($batch, $this->file($batch, $withdrawals));
        $this->files->recordDownload($batch, User::query()->findOrFail($this->officer), $sha256, null);
        $isSettled = $status === PaymentBatchStatus::Settled;
        $batch->update([
            'status' => $status,
            'exported_by' => $this->officer,
            'exported_at' => $at->addMinutes(6),
            'sha256' => $sha256,
            ...$isSettled
                ? [
                    'confirmed_by' => $this->officer,
                    'confirmed_at' => $at->addMinutes(11),
                    'bank_receipt' => 'DE-4471902',
                    'settled_at' => $at->addHours(5),
                ]
                : [],
        ]);
    }

    /** @param  Collection<int, Withdrawal>  $withdrawals */
    private function file(PaymentBatch $batch, Collection $withdrawals): string
    {
        return AbaFile::write(
            AbaSender::configured(),
            $batch->value_on,
            array_values(
                $withdrawals
                    ->map(
                        static fn (Withdrawal $withdrawal): AbaPayment => new AbaPayment(
                            (string) $withdrawal->bankAccount?->bsb,
                            (string) $withdrawal->bankAccount?->number,
                            $withdrawal->amount_cents,
                            (string) $withdrawal->bankAccount?->holder,
                            $withdrawal->statement_reference ?? $withdrawal->reference,
                        ),
                    )
                    ->all(),
            ),
        );
    }
}
