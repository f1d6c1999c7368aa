<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\CancelPaymentBatch;
use App\Actions\Payments\ConfirmPaymentBatch;
use App\Actions\Payments\CreatePaymentBatch;
use App\Actions\Payments\ExportPaymentBatch;
use App\Actions\Payments\FailWithdrawal;
use App\Actions\Payments\PayBatch;
use App\Actions\Payments\PayWithdrawal;
use App\Actions\Payments\RemovePayment;
use App\Actions\Payments\RevealDestination;
use App\Actions\Payments\SavePaymentNote;
use App\Actions\Rsg\SelfExcludeClient;
use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\DecideBankAccount;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Domain\Payments\ValueDates;
use App\Enums\BankAccountStatus;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Several users pay the same withdrawals at the same moment. One is first, the others get a message, and no withdrawal is paid twice. */
final class SimultaneousPaymentsTest extends TestCase
{
    use MakesPayments, SharedDatabase;

    protected function tearDown(): void
    {
        $this->assertSame(0, app(LedgerVerifier::class)->verify()->problems_count);

        parent::tearDown();
    }

    public function test_withdrawal_is_in_one_of_two_simultaneous_batches(): void
    {
        [$a, $b, $c] = [$this->approved(100)->id, $this->approved(200)->id, $this->approved(300)->id];
        $outcomes = $this->crowd()->act(array_map($this->maker(...), [[$a, $b], [$b, $c], [$c, $a], [$b]]));

        $live = PaymentBatchItem::query()->pluck('live_withdrawal_id')->all();
        $this->assertSame(count($live), count(array_unique($live)));
        $this->assertSame(count(array_filter($outcomes, static fn (mixed $outcome): bool => $outcome === 'done')), PaymentBatch::query()->count());
        $this->assertContains('refused', $outcomes);
    }

    public function test_one_of_four_simultaneous_exports_gets_the_file(): void
    {
        $batchId = $this->batchOf($this->approved())->id;
        $outcomes = $this->crowd()->act(array_map(fn (): Closure => $this->exporter($batchId), [1, 2, 3, 4]));

        sort($outcomes);
        $this->assertSame(['done', 'refused', 'refused', 'refused'], $outcomes);
        $this->assertSame([1, 1], [DB::table('payment_batch_files')->count(), DB::table('payment_batch_downloads')->count()]);
    }

    public function test_batch_is_either_exported_or_cancelled(): void
    {
        [$user, $exporter] = [$this->officer(), $this->officer()];
        foreach ([true, false] as $isExportFirst) {
            $batch = $this->batchOf($this->approved(100), $this->approved(200));
            $export = static fn (): mixed => app(ExportPaymentBatch::class)->handle($batch, $exporter);
            $cancel = static fn (): mixed => app(CancelPaymentBatch::class)->handle($batch, $user);

            $this->assertSame('refused', $isExportFirst ? $this->crowd()->inTurn($export, $cancel) : $this->crowd()->inTurn($cancel, $export));
            $this->assertSame($isExportFirst ? PaymentBatchStatus::Exported : PaymentBatchStatus::Cancelled, $batch->refresh()->status);
            // Otherwise another batch could pay its withdrawals again.
            $this->assertSame($isExportFirst ? 2 : 0, $batch->items()->whereNotNull('live_withdrawal_id')->count());
        }
    }

    public function test_payment_is_either_exported_or_removed(): void
    {
        [$user, $exporter] = [$this->officer(), $this->officer()];
        foreach ([true, false] as $isExportFirst) {
            $batch = $this->batchOf($this->approved(100), $this->approved(200));
            $item = $batch->items()->orderBy('id')->firstOrFail();
            $export = static fn (): mixed => app(ExportPaymentBatch::class)->handle($batch, $exporter);
            $remove = static fn (): mixed => app(RemovePayment::class)->handle($batch, $item, $user);

            $outcome = $isExportFirst ? $this->crowd()->inTurn($export, $remove) : $this->crowd()->inTurn($remove, $export);

            // On SQLite the export starts after the removal. Elsewhere it has already read both payments, so it is refused.
            $this->assertSame($outcome === 'done' || $isExportFirst, $batch->refresh()->status === PaymentBatchStatus::Exported);
            $this->assertSame($isExportFirst ? [2, 2] : [1, 1], [$batch->items_count, $batch->items()->whereNotNull('live_withdrawal_id')->count()]);
        }
    }

    public function test_batch_is_cancelled_when_simultaneous_removals_empty_it(): void
    {
        $user = $this->officer();
        $batch = $this->batchOf($this->approved(100), $this->approved(200));
        [$one, $other] = $batch->items()->orderBy('id')->get()->all();
        $remove = static fn (PaymentBatchItem $item): mixed => app(RemovePayment::class)->handle($batch, $item, $user);

        $this->assertSame('done', $this->crowd()->inTurn(static fn (): mixed => $remove($one), static fn (): mixed => $remove($other)));
        $this->assertSame([PaymentBatchStatus::Cancelled, 0, 0], [$batch->refresh()->status, $batch->items_count, $batch->total_cents]);
    }

    public function test_an_exclusion_before_the_export_must_be_acknowledged(): void
    {
        $batches = array_map(fn (): PaymentBatch => $this->batchOf($this->approved(100)), range(1, 4));
        $acts = array_map(function (PaymentBatch $batch): array {
            $clientId = Withdrawal::query()->whereKey($batch->items->firstOrFail()->withdrawal_id)->sole()->client_id;

            return [
                $this->exporter($batch->id),
                $this->act(static fn (User $user) => app(SelfExcludeClient::class)->handle(Client::query()->findOrFail($clientId), null, 'Asked for it', $user)),
            ];
        }, $batches);
        $outcomes = $this->crowd()->act(array_merge(...$acts));

        foreach ($batches as $place => $batch) {
            $clientId = Withdrawal::query()->whereKey($batch->items->firstOrFail()->withdrawal_id)->sole()->client_id;
            $excluded = AuditEvent::query()->where('action', 'client.self_excluded')->where('subject_id', $clientId)->sole();
            $exported = AuditEvent::query()->where('action', 'payment_batch.exported')->where('subject_id', $batch->id)->first();
            $this->assertSame([$exported === null ? 'refused' : 'done', 'done'], [$outcomes[2 * $place], $outcomes[2 * $place + 1]]);
            $this->assertTrue($exported === null || $exported->id < $excluded->id, 'A file with an excluded client was exported without a question.');
        }
    }

    public function test_one_of_several_simultaneous_payers_sees_the_account(): void
    {
        $id = $this->approved(5_000, ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'])->id;
        $outcomes = $this->crowd()->act([
            ...array_map(fn (): Closure => $this->act(static fn (User $user) => app(RevealDestination::class)->handle(Withdrawal::query()->findOrFail($id), $user)), [1, 2, 3]),
            $this->act(static fn (User $user) => app(FailWithdrawal::class)->handle(Withdrawal::query()->findOrFail($id), 'Nobody there', $user)),
        ]);

        // Either one user saw the account and it has not failed, or it failed and no user saw it.
        $hasFailed = array_pop($outcomes) === 'done';
        $this->assertSame(
            $hasFailed ? 0 : 1,
            count(array_filter($outcomes, static fn (mixed $outcome): bool => $outcome === 'done')),
        );
        $this->assertSame(
            [$hasFailed ? WithdrawalStatus::Failed : WithdrawalStatus::Approved, $hasFailed],
            [Withdrawal::query()->findOrFail($id)->status, Withdrawal::query()->findOrFail($id)->payout_claimed_by === null],
        );
        $this->assertSame($hasFailed ? 0 : 1, AuditEvent::query()->where('action', 'bank_account.revealed')->count());
    }

    public function test_simultaneous_partial_payments_by_one_user_stay_below_the_threshold(): void
    {
        $client = Client::factory()->createOne();
        $me = $this->officer();
        $payid = BankAccount::factory()->for($client)->createOne(['status' => BankAccountStatus::Verified, 'payid' => 'zoe@example.com', 'bsb' => null, 'number' => null])->id;
        $this->fund($client, 240_000);
        $pieces = array_map(static fn (): int => Withdrawal::factory()->for($client)->held()->createOne([
            'amount_cents' => 60_000, 'bank_account_id' => $payid, 'status' => WithdrawalStatus::Checked, 'checked_by' => $me->id, 'checked_at' => now(),
        ])->id, range(1, 4));

        $outcomes = $this->crowd()->act(array_map(fn (int $id): Closure => $this->act(static function () use ($id, $me): void {
            $me = User::query()->findOrFail($me->id);
            app(ApproveWithdrawal::class)->handle(Withdrawal::query()->findOrFail($id), $me);
            app(PayWithdrawal::class)->handle(Withdrawal::query()->findOrFail($id), "R-{$id}", $me);
        }), $pieces));

        $paid = Withdrawal::query()->where('status', WithdrawalStatus::Paid)->count();
        $this->assertSame([4 - $paid, 4], [Withdrawal::query()->where('status', WithdrawalStatus::Approved)->count(), Withdrawal::query()->where('approved_by', $me->id)->count()]);
        $this->assertLessThanOrEqual(1, $paid);
        $this->assertSame($paid, count(array_filter($outcomes, static fn (mixed $outcome): bool => $outcome === 'done')));
    }

    public function test_simultaneous_settling_of_a_batch_and_its_payments_posts_each_cent_once(): void
    {
        [$a, $b] = [$this->approved(5_000), $this->approved(7_000)];
        $batchId = $this->exportedBatchOf($a, $b)->id;
        [$aId, $bId] = [$a->id, $b->id];

        $this->crowd()->act([
            $this->act(static fn (User $user) => app(PayBatch::class)->handle(PaymentBatch::query()->findOrFail($batchId), null, $user)),
            $this->act(static fn (User $user) => app(PayBatch::class)->handle(PaymentBatch::query()->findOrFail($batchId), null, $user)),
            $this->act(static fn (User $user) => app(FailWithdrawal::class)->handle(Withdrawal::query()->findOrFail($aId), 'Account closed', $user)),
            $this->act(static fn (User $user) => app(PayWithdrawal::class)->handle(Withdrawal::query()->findOrFail($bId), 'X', $user)),
        ]);
        // A simultaneous request may have been refused, so the page is loaded again.
        $batch = PaymentBatch::query()->findOrFail($batchId);
        if ($batch->status->isOut()) {
            app(PayBatch::class)->handle($batch, null, $this->officer());
        }

        $this->assertSame([WithdrawalStatus::Paid, PaymentBatchStatus::Settled], [$b->refresh()->status, $batch->refresh()->status]);
        $this->assertContains($a->refresh()->status, [WithdrawalStatus::Paid, WithdrawalStatus::Failed]);
        $this->assertSame($a->status === WithdrawalStatus::Failed ? 5_000 : 0, $a->client->refresh()->balance_cents);
        $this->assertSame(0, (int) DB::table('ledger_accounts')->where('kind', 'held')->sum('balance_cents'));
    }

    public function test_second_colleague_sees_an_uncommitted_note_confirmation_and_verification(): void
    {
        $withdrawal = $this->approved();
        $batch = $this->exportedBatchOf($this->approved());
        $account = BankAccount::factory()->for($withdrawal->client)->createOne(['status' => BankAccountStatus::Unverified]);
        [$first, $second] = [$this->officer(), $this->officer()];
        $steps = [
            static fn (User $user): mixed => app(SavePaymentNote::class)->handle($withdrawal, $withdrawal->payment_note_version, null, "From {$user->id}", $user),
            static fn (User $user): mixed => app(ConfirmPaymentBatch::class)->handle($batch, "R-{$user->id}", $user),
            static fn (User $user): mixed => app(DecideBankAccount::class)->handle($account, BankAccountStatus::Verified, BankAccountStatus::Unverified, 'Seen on a statement', $user),
        ];

        foreach ($steps as $step) {
            $this->assertSame('refused', $this->crowd()->inTurn(static fn (): mixed => $step($first), static fn (): mixed => $step($second)));
        }
        $this->assertSame(["From {$first->id}", "R-{$first->id}", $first->id], [$withdrawal->refresh()->payment_note, $batch->refresh()->bank_receipt, $account->refresh()->decided_by]);
    }

    /**
     * @param  non-empty-list<int>  $ids
     * @return Closure(Closure(): void): string
     */
    private function maker(array $ids): Closure
    {
        return $this->act(static fn (User $user) => app(CreatePaymentBatch::class)->handle($ids, ValueDates::next(), $user));
    }

    /** @return Closure(Closure(): void): string */
    private function exporter(int $batchId): Closure
    {
        return $this->act(static fn (User $user) => app(ExportPaymentBatch::class)->handle(PaymentBatch::query()->findOrFail($batchId), $user));
    }

    /** @return Closure(Closure(): void): string */
    private function act(Closure $operation): Closure
    {
        $userId = $this->officer()->id;

        return static function (Closure $wait) use ($operation, $userId): string {
            $user = User::query()->findOrFail($userId);
            $wait();
            try {
                $operation($user);
            } catch (OperationRefusedException) {
                return 'refused';
            }

            return 'done';
        };
    }
}
