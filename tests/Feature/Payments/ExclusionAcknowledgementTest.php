<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Enums\PaymentBatchStatus;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\PermissionReceipt;
use App\Models\Withdrawal;
use Closure;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Clients excluded after the approval are paid, with the payer's acknowledgement. */
final class ExclusionAcknowledgementTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private const PAYID = ['bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'];

    private const BARRED = ['is_barred' => true];

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer());
    }

    /** @return iterable<string, array{array<string, mixed>, string, list<string>}> */
    public static function marks(): iterable
    {
        yield 'BetStop' => [['betstop_state' => BetstopState::Registered], 'registered with BetStop', ['registered with BetStop']];
        yield 'the barred list' => [self::BARRED, 'barred', ['barred']];
        yield 'closed for an exclusion' => [['is_barred' => true, 'status' => ClientStatus::Closed], 'barred and closed', ['barred', 'closed']];
        yield 'gone' => [['deleted_at' => '2026-11-22 00:00:00'], 'no longer on file', ['no longer on file']];
    }

    /**
     * @param  array<string, mixed>  $marks
     * @param  list<string>  $warnings
     */
    #[DataProvider('marks')]
    public function test_file_with_an_excluded_client_needs_the_exporters_acknowledgement(array $marks, string $words, array $warnings): void
    {
        $batch = $this->batchOf($zoe = $this->approvedFor('Zoe', 'Chen'), $this->approvedFor('Tom', 'Reid'));
        self::mark($zoe, $marks);
        $this->assertSame([$warnings, []], array_column($this->inertia(route('withdrawals.batches.show', $batch))->json('props.items'), 'warnings'));

        $this->export($batch)
            ->assertStatus(409)
            ->assertJson(['message' => "Zoe Chen is {$words}. Acknowledge this before you export the file, or remove the payments from the batch. Nothing was changed."]);
        $this->export($batch, ['is_aware' => false, 'aware_of' => self::seen($zoe, $warnings)])->assertStatus(409);
        $this->assertSame([PaymentBatchStatus::Draft, 0], [$batch->refresh()->status, DB::table('payment_batch_downloads')->count()]);

        $this->export($batch, ['is_aware' => true])->assertStatus(409);
        $this->export($batch, ['is_aware' => true, 'aware_of' => self::seen($zoe, $warnings)])->assertOk();
        $this->assertSame(["{$zoe->reference} Zoe Chen: {$words}"], AuditEvent::query()->where('action', 'payment_batch.exported')->sole()->after['known_of_client']);
        $this->assertSame([[], []], array_column($this->inertia(route('withdrawals.batches.show', $batch))->json('props.items'), 'warnings'));
    }

    public function test_each_excluded_client_is_named_once(): void
    {
        $zoe = $this->approvedFor('Zoe', 'Chen');
        $batch = $this->batchOf($zoe, $this->approved(500, client: $zoe->client), $tom = $this->approvedFor('Tom', 'Reid'), $this->approved());
        self::mark($zoe, self::BARRED);
        self::mark($tom, ['betstop_state' => BetstopState::Registered]);

        $this->export($batch)
            ->assertStatus(409)
            ->assertJsonPath('message', static fn (string $message): bool => str_starts_with($message, 'Zoe Chen is barred; Tom Reid is registered with BetStop. Acknowledge'));
    }

    public function test_long_list_of_names_ends_with_the_number_of_others(): void
    {
        $withdrawals = array_map(fn (): Withdrawal => $this->approved(100, client: Client::factory()->createOne(self::BARRED)), range(1, 12));

        $this->export($this->batchOf(...$withdrawals))
            ->assertStatus(409)
            ->assertJsonPath('message', static fn (string $message): bool => str_contains($message, ' is barred; and 2 more. Acknowledge'));
    }

    public function test_no_acknowledgement_is_needed_without_exclusions(): void
    {
        $this->export($this->batchOf($this->approved(), $this->approved()))->assertOk();

        $this->assertArrayNotHasKey('known_of_client', AuditEvent::query()->where('action', 'payment_batch.exported')->sole()->after);
    }

    public function test_the_payment_can_be_taken_out_instead(): void
    {
        $batch = $this->batchOf($zoe = $this->approvedFor('Zoe', 'Chen'), $this->approved());
        self::mark($zoe, self::BARRED);

        $this->delete(route('withdrawals.batches.items.destroy', [$batch, $batch->items->firstOrFail()]))->assertSessionHas('success');

        $this->export($batch)->assertOk();
        $this->assertSame([['barred']], array_column($this->inertia(route('withdrawals.batches.index'))->json('props.ready'), 'warnings'));
    }

    public function test_an_exclusion_that_was_not_on_the_screen_needs_another_acknowledgement(): void
    {
        $batch = $this->batchOf($zoe = $this->approvedFor('Zoe', 'Chen'), $tom = $this->approvedFor('Tom', 'Reid'));
        self::mark($zoe, self::BARRED);
        $seen = [['client_id' => $zoe->client_id, 'warning' => 'barred']];
        self::mark($tom, ['status' => ClientStatus::Closed]);

        $this->export($batch, ['is_aware' => true, 'aware_of' => $seen])
            ->assertStatus(409)
            ->assertJsonPath('message', static fn (string $message): bool => str_starts_with($message, 'Tom Reid is closed. Acknowledge'));
        $this->export($batch, ['aware_of' => [...$seen, ['client_id' => $tom->client_id, 'warning' => 'closed']]])->assertStatus(409);
        $this->export($batch, ['is_aware' => true, 'aware_of' => [...$seen, ['client_id' => $tom->client_id, 'warning' => 'closed']]])->assertOk();
    }

    public function test_exclusion_during_the_export_is_noticed(): void
    {
        $batch = $this->batchOf($zoe = $this->approvedFor('Zoe', 'Chen'));
        $isMarked = $this->markOnceHeld($zoe);

        $this->export($batch)->assertStatus(409)->assertJsonPath('message', static fn (string $message): bool => str_starts_with($message, 'Zoe Chen is barred. Acknowledge'));

        $this->assertTrue($isMarked());
        $this->assertSame(PaymentBatchStatus::Draft, $batch->refresh()->status);
    }

    public function test_batch_exported_before_the_exclusion_needs_no_acknowledgement(): void
    {
        $batch = $this->exportedBatchOf($zoe = $this->approvedFor('Zoe', 'Chen'), $tom = $this->approvedFor('Tom', 'Reid'));
        self::mark($zoe, self::BARRED);
        self::mark($tom, self::BARRED);

        $this->export($batch, ['reason' => 'The bank’s page crashed'])->assertOk();
        $this->post(route('withdrawals.batches.confirm', $batch), ['bank_receipt' => 'R-1'])->assertSessionHas('success');
        $this->pay($zoe)->assertSessionHas('success');
        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('success');

        $this->assertSame([WithdrawalStatus::Paid, WithdrawalStatus::Paid], [$zoe->refresh()->status, $tom->refresh()->status]);
        $receipts = PermissionReceipt::query()->where('subject_type', 'withdrawal')->where('purpose', GatePurpose::Withdrawal)->orderBy('id')->get();
        $this->assertSame([$zoe->id => $zoe->client_id, $tom->id => $tom->client_id], $receipts->pluck('person_id', 'subject_id')->all());
        $this->assertSame([true, true], $receipts->map(static fn (PermissionReceipt $receipt): bool => $receipt->is_allowed && $receipt->inputs['is_barred'])->all());
        $this->assertSame([], $this->inertia(route('withdrawals.payment-note', $zoe))->json('props.warnings'));
    }

    /**
     * @param  array<string, mixed>  $marks
     * @param  list<string>  $warnings
     */
    #[DataProvider('marks')]
    public function test_an_excluded_client_is_paid_manually_after_an_acknowledgement(array $marks, string $words, array $warnings): void
    {
        self::mark($zoe = $this->approvedFor('Zoe', 'Chen', self::PAYID), $marks);
        $this->assertSame([$warnings], array_column($this->inertia(route('withdrawals.batches.index'))->json('props.ready'), 'warnings'));
        $this->assertSame($warnings, $this->inertia(route('withdrawals.payment-note', $zoe))->json('props.warnings'));
        $this->assertSame($warnings, $this->postJson(route('withdrawals.reveal-account', $zoe))->assertOk()->json('warnings'));

        $this->pay($zoe)->assertSessionHas('error', "Zoe Chen is {$words}. Acknowledge this before you mark it as paid. Nothing was changed.");
        $this->pay($zoe, ['is_aware' => true])->assertSessionHas('error');
        $this->assertSame(WithdrawalStatus::Approved, $zoe->refresh()->status);
        $this->pay($zoe, ['is_aware' => true, 'aware_of' => self::seen($zoe, $warnings)])->assertSessionHas('success');

        $this->assertSame(WithdrawalStatus::Paid, $zoe->refresh()->status);
        $this->assertSame($words, AuditEvent::query()->where('action', 'withdrawal.paid')->sole()->after['known_of_client']);
    }

    public function test_a_manual_payment_needs_no_acknowledgement_without_exclusions(): void
    {
        $this->pay($this->approved(account: self::PAYID))->assertSessionHas('success');

        $this->assertArrayNotHasKey('known_of_client', AuditEvent::query()->where('action', 'withdrawal.paid')->sole()->after);
    }

    public function test_an_exclusion_during_a_manual_payment_is_noticed(): void
    {
        self::mark($zoe = $this->approvedFor('Zoe', 'Chen', self::PAYID), ['status' => ClientStatus::Closed]);
        $isMarked = $this->markOnceHeld($zoe);

        $this->pay($zoe, ['is_aware' => true, 'aware_of' => [['client_id' => $zoe->client_id, 'warning' => 'closed']]])
            ->assertSessionHas('error', 'Zoe Chen is barred and closed. Acknowledge this before you mark it as paid. Nothing was changed.');

        $this->assertTrue($isMarked());
        $this->assertSame(WithdrawalStatus::Approved, $zoe->refresh()->status);
    }

    /** @param  array<string, mixed>  $mistake */
    #[TestWith([['is_aware' => 'maybe'], 'is_aware'])]
    #[TestWith([['aware_of' => 'all'], 'aware_of'])]
    #[TestWith([['aware_of' => [['client_id' => 'x', 'warning' => 'barred']]], 'aware_of.0.client_id'])]
    #[TestWith([['aware_of' => [['client_id' => 1, 'warning' => ['barred']]]], 'aware_of.0.warning'])]
    public function test_unknown_acknowledgement_is_refused(array $mistake, string $field): void
    {
        $this->export($this->batchOf($this->approved()), $mistake)->assertStatus(422)->assertJsonValidationErrors($field);
        $this->pay($this->approved(account: self::PAYID), $mistake)->assertSessionHasErrors($field);
    }

    public function test_more_excluded_clients_cost_no_more_queries(): void
    {
        $some = fn (int $count): array => array_map(fn (): Withdrawal => $this->approved(100, client: Client::factory()->createOne(self::BARRED)), range(1, $count));
        [$small, $large] = [$this->batchOf(...$some(2)), $this->batchOf(...$some(12))];
        $page = fn (PaymentBatch $batch): int => $this->queries(fn () => $this->inertia(route('withdrawals.batches.show', $batch))->assertOk());
        $list = fn (): int => $this->queries(fn () => $this->inertia(route('withdrawals.batches.index'))->assertOk());
        $page($small);
        $some(2);
        $few = $list();
        $some(10);

        $this->assertSame([$page($small), $few], [$page($large), $list()]);
        $this->assertSame(
            $this->queries(fn () => $this->export($small)->assertStatus(409)),
            $this->queries(fn () => $this->export($large)->assertStatus(409)),
        );
    }

    /** @param  array<string, mixed>  $account */
    private function approvedFor(string $first, string $last, array $account = []): Withdrawal
    {
        return $this->approved(account: $account, client: Client::factory()->createOne(['first_name' => $first, 'last_name' => $last]));
    }

    /**
     * @param  list<string>  $warnings
     * @return list<array{client_id: int, warning: string}>
     */
    private static function seen(Withdrawal $withdrawal, array $warnings): array
    {
        return array_map(static fn (string $warning): array => ['client_id' => $withdrawal->client_id, 'warning' => $warning], $warnings);
    }

    /** @param  array<string, mixed>  $marks */
    private static function mark(Withdrawal $withdrawal, array $marks): void
    {
        Client::query()->findOrFail($withdrawal->client_id)->forceFill($marks)->saveQuietly();
    }

    /**
     * Bars the client just before the payment locks them, so that the exclusion comes first.
     *
     * @return Closure(): bool whether the client was barred
     */
    private function markOnceHeld(Withdrawal $withdrawal): Closure
    {
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$isDone, $withdrawal): void {
            if (! $isDone && preg_match('/^select \* from .clients. where .id. in /', $sql) === 1) {
                $isDone = true;
                DB::table('clients')->where('id', $withdrawal->client_id)->update(self::BARRED);
            }
        });

        return static function () use (&$isDone): bool {
            return $isDone;
        };
    }

    /** @param  Closure(): mixed  $work */
    private function queries(Closure $work): int
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $work();
        DB::disableQueryLog();

        return count(DB::getQueryLog());
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function export(PaymentBatch $batch, array $change = []): TestResponse
    {
        return $this->postJson(route('withdrawals.batches.export', $batch), ['current_password' => UserFactory::PASSWORD, ...$change]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function pay(Withdrawal $withdrawal, array $change = []): TestResponse
    {
        return $this->post(route('withdrawals.paid', $withdrawal), ['bank_reference' => 'NPP-1', ...$change]);
    }
}
