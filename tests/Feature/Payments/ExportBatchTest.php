<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Enums\BankAccountStatus;
use App\Enums\GuideValue;
use App\Enums\PaymentBatchStatus;
use App\Models\AuditEvent;
use App\Models\PaymentBatch;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** The bank's file is exported once. A later download needs a reason, has the same bytes and is logged. */
final class ExportBatchTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase, SetsGuideValues;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
    }

    public function test_the_file_holds_every_payment_and_is_noted_with_its_fingerprint(): void
    {
        $first = $this->approved(125_050, ['bsb' => '063-000', 'number' => '12345678', 'holder' => 'Zoë Müller & Søns']);
        $first->update(['statement_reference' => 'THANK YOU ZOE']);
        $second = $this->approved(1, ['bsb' => '802-985', 'number' => '987654321', 'holder' => 'Ng Lukas']);
        $batch = $this->batchOf($first, $second);

        $response = $this->export($batch)->assertOk()->assertHeader('Content-Disposition', "attachment; filename=\"{$batch->number}.aba\"");

        $this->assertStringContainsString('no-store', (string) $response->headers->get('Cache-Control'));
        $this->assertStringContainsString('text/plain', (string) $response->headers->get('Content-Type'));
        $file = (string) $response->getContent();
        $lines = explode("\r\n", $file);
        $this->assertSame('1063-000 12345678 500000125050ZOE MULLER & SONS               THANK YOU ZOE     062-000 12345678PADDOCK         00000000', $lines[1]);
        $this->assertStringStartsWith('1802-985987654321 500000000001NG LUKAS', $lines[2]);
        $this->assertSame(str_pad($second->reference, 18), substr($lines[2], 62, 18));
        $this->assertSame('7999-999            000000000000001250510000125051                        000003                                        ', $lines[4]);

        $batch->refresh();
        $this->assertSame([PaymentBatchStatus::Exported, $this->officer->id, hash('sha256', $file)], [$batch->status, $batch->exported_by, $batch->sha256]);
        $this->assertNotNull($batch->exported_at);
        $this->assertSame([[$this->officer->id, hash('sha256', $file), null]], $this->downloads($batch));
        $audit = AuditEvent::query()->where('action', 'payment_batch.exported')->sole();
        $this->assertSame([$batch->sha256, 125_051], [$audit->after['sha256'], $audit->after['total_cents']]);
        $this->assertStringNotContainsString('12345678', (string) DB::table('payment_batch_files')->value('content'));
    }

    public function test_second_export_needs_a_reason(): void
    {
        $batch = $this->batchOf($this->approved());
        $this->export($batch)->assertOk();

        $this->export($batch)
            ->assertStatus(409)
            ->assertJson([
                'message' => "{$batch->number} was already exported by Ona Petrov. Ask them whether the bank has it. To download the file again, reload the page and enter a reason.",
            ]);

        $this->assertCount(1, $this->downloads($batch));
    }

    public function test_with_a_reason_it_is_the_same_file_byte_by_byte_whatever_changed_since(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved());
        $file = (string) $this->export($batch)->getContent();
        $withdrawal->bankAccount?->update(['holder' => 'Somebody Else', 'number' => '99999999']);
        config(['paddock.payments.user_name' => 'ANOTHER NAME']);

        $this->actingAs($second = $this->officer('Ruth'));
        $again = $this->export($batch, ['reason' => 'The bank’s page crashed']);

        $this->assertSame($file, (string) $again->assertOk()->getContent());
        $this->assertSame([$second->id, hash('sha256', $file), 'The bank’s page crashed'], $this->downloads($batch)[1]);
        $this->assertSame('The bank’s page crashed', AuditEvent::query()->where('action', 'payment_batch.exported_again')->sole()->after['reason']);
        $this->assertSame([PaymentBatchStatus::Exported, $this->officer->id], [$batch->refresh()->status, $batch->exported_by]);
        $this->export($batch, ['reason' => 'no'])->assertStatus(422)->assertJsonValidationErrors('reason');
    }

    public function test_export_needs_the_password(): void
    {
        $batch = $this->batchOf($this->approved());

        $this->export($batch, ['current_password' => 'wrong'])->assertStatus(422)->assertJsonValidationErrors('current_password');
        $this->export($batch, ['current_password' => null])->assertStatus(422);

        $this->assertSame(PaymentBatchStatus::Draft, $batch->refresh()->status);
    }

    public function test_file_is_refused_when_an_account_was_blocked_after_the_approval(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved(), $this->approved());
        $withdrawal->bankAccount?->update(['status' => BankAccountStatus::Blocked]);

        $this->export($batch)->assertStatus(409)->assertJson(['message' => "{$withdrawal->reference} cannot be paid: its bank account is blocked. Nothing was changed."]);

        $this->assertSame([PaymentBatchStatus::Draft, []], [$batch->refresh()->status, $this->downloads($batch)]);
        $problems = array_column($this->inertia(route('withdrawals.batches.show', $batch))->json('props.items'), 'problem');
        $this->assertSame(['its bank account is blocked.', null], $problems);

        $this->delete(route('withdrawals.batches.items.destroy', [$batch, $batch->items->firstOrFail()]));
        $this->export($batch)->assertOk();
    }

    public function test_approvers_cannot_export_their_own_approvals_from_the_threshold(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 100_000]]);
        $mine = [$this->approved(60_000, approver: $this->officer), $this->approved(40_000, approver: $this->officer)];
        $batch = $this->batchOf(...$mine, ...[$this->approved(500_000)]);

        $this->export($batch)->assertStatus(409)->assertJsonPath('message', fn (string $message): bool => str_starts_with($message, 'You approved $1,000.00 of this yourself'));
        $this->assertStringStartsWith('You approved $1,000.00', $this->inertia(route('withdrawals.batches.show', $batch))->json('props.export_refusal'));

        $this->actingAs($this->officer('Ruth'));
        $this->assertNull($this->inertia(route('withdrawals.batches.show', $batch))->json('props.export_refusal'));
        $this->export($batch)->assertOk();
    }

    public function test_below_the_threshold_the_approver_may_send_it(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 100_000]]);

        $this->export($this->batchOf($this->approved(99_999, approver: $this->officer)))->assertOk();
    }

    public function test_file_for_a_past_day_is_refused(): void
    {
        $batch = $this->batchOf($this->approved());
        $this->travel(1)->days();

        $this->export($batch)->assertStatus(409)->assertJsonPath('message', "The value date of {$batch->number} has passed. Choose another date first.");
    }

    public function test_file_that_differs_from_its_batch_is_not_exported(): void
    {
        $batch = $this->batchOf($this->approved(25_000));
        PaymentBatch::query()->toBase()->update(['total_cents' => 24_999]);

        $this->export($batch)->assertServerError();

        $this->assertSame([PaymentBatchStatus::Draft, []], [$batch->refresh()->status, $this->downloads($batch)]);
    }

    public function test_file_with_a_name_without_letters_is_refused(): void
    {
        $batch = $this->batchOf($withdrawal = $this->approved());
        $withdrawal->bankAccount?->update(['holder' => '😀']);

        $this->export($batch)->assertStatus(409);

        $this->assertSame([PaymentBatchStatus::Draft, 0], [$batch->refresh()->status, DB::table('payment_batch_files')->count()]);
    }

    public function test_references_that_the_bank_would_cut_to_the_same_text_stay_apart(): void
    {
        $withdrawals = [];
        foreach (['GENWEB-WITHDRAWAL-2026-000001', 'GENWEB-WITHDRAWAL-2026-000002', 'WD-✓-1', 'WD-1234567890-ABCD'] as $reference) {
            $withdrawals[] = $this->approved(reference: $reference);
        }
        $said = $this->approved(reference: 'GENWEB-WITHDRAWAL-2026-000005');
        $said->update(['statement_reference' => 'YOUR WINNINGS']);

        $file = (string) $this->export($batch = $this->batchOf(...$withdrawals, ...[$said]))->assertOk()->getContent();

        [$first, $second, $third] = $withdrawals;
        $texts = ["W{$first->id}", "W{$second->id}", "W{$third->id}", 'WD-1234567890-ABCD', 'YOUR WINNINGS'];
        $this->assertSame($texts, array_map(static fn (string $line): string => rtrim(substr($line, 62, 18)), array_slice(explode("\r\n", $file), 1, 5)));
        $this->assertSame($texts, array_column($this->inertia(route('withdrawals.batches.show', $batch))->json('props.items'), 'statement_reference'));
        $this->assertSame($texts[0], $this->inertia(route('withdrawals.payment-note', $first))->json('props.statement_text'));
    }

    public function test_cancelled_batch_has_no_file(): void
    {
        $batch = $this->batchOf($this->approved());
        $this->delete(route('withdrawals.batches.destroy', $batch));

        $this->export($batch)->assertStatus(409)->assertJsonPath('message', 'This batch is already cancelled by Ona Petrov. Nothing was changed.');
        $this->export($batch, ['reason' => 'I want it all the same'])->assertStatus(409);
    }

    public function test_an_exported_batch_is_unconfirmed_until_its_receipt_is_entered(): void
    {
        $batch = $this->batchOf($this->approved());
        $confirm = fn (string $receipt): TestResponse => $this->post(route('withdrawals.batches.confirm', $batch), ['bank_receipt' => $receipt]);
        $confirm('R-1')->assertSessionHas('error', "{$batch->number} is draft, so there is nothing to confirm.");

        $this->export($batch);
        $this->assertSame('exported', $this->inertia(route('withdrawals.batches.index'))->json('props.batches.0.status'));
        $confirm('')->assertSessionHasErrors('bank_receipt');
        $confirm('R-1')->assertSessionHas('success');

        $this->assertSame([PaymentBatchStatus::Confirmed, 'R-1', $this->officer->id], [$batch->refresh()->status, $batch->bank_receipt, $batch->confirmed_by]);
        $confirm('R-2')->assertSessionHas('error', 'This batch is already confirmed by Ona Petrov. Nothing was changed.');
        $this->assertSame('R-1', $batch->refresh()->bank_receipt);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function export(PaymentBatch $batch, array $change = []): TestResponse
    {
        return $this->postJson(route('withdrawals.batches.export', $batch), ['current_password' => UserFactory::PASSWORD, ...$change]);
    }

    /** @return list<array{int, string, ?string}> */
    private function downloads(PaymentBatch $batch): array
    {
        return array_values(DB::table('payment_batch_downloads')->where('payment_batch_id', $batch->id)->orderBy('id')->get()
            ->map(static fn (object $row): array => [(int) $row->user_id, $row->sha256, $row->reason])->all());
    }
}
