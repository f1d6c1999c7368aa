<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\CreatePaymentBatch;
use App\Actions\Payments\ExportPaymentBatch;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\Withdrawal;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Payments are dated on the bank's day, whenever they are entered. */
final class BankDayTest extends TestCase
{
    use MakesPayments, ReadsPages, RefreshDatabase;

    private const MONDAY = '2026-11-23';

    private const TUESDAY = '2026-11-24';

    private Withdrawal $withdrawal;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer());
        $this->withdrawal = $this->approved(25_000);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    public function test_batch_is_paid_on_the_day_in_its_file(): void
    {
        $batch = $this->exportedBatchOf($this->withdrawal);
        $this->onTuesday();

        $this->get(route('withdrawals.batches.show', $batch))->assertInertia(fn ($page) => $page->where('batch.usual_paid_on', self::MONDAY));
        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('success');

        $this->assertSame([25_000, 0], [$this->outOn(self::MONDAY), $this->outOn(self::TUESDAY)]);
        $this->assertSame('2026-11-23 12:00', $this->withdrawal->refresh()->paid_at?->setTimezone('Australia/Melbourne')->format('Y-m-d H:i'));
        $this->assertSame(self::MONDAY, AuditEvent::query()->where('action', 'withdrawal.paid')->sole()->after['paid_on']);
    }

    public function test_the_payment_day_can_be_entered(): void
    {
        $batch = $this->exportedBatchOf($this->withdrawal);
        $this->onTuesday();

        $this->post(route('withdrawals.batches.paid', $batch), ['paid_on' => self::TUESDAY])->assertSessionHas('success');

        $this->assertSame([0, 25_000], [$this->outOn(self::MONDAY), $this->outOn(self::TUESDAY)]);
    }

    public function test_a_manual_payment_has_today_by_default(): void
    {
        $later = $this->approved(1_000);
        $this->onTuesday();

        $this->post(route('withdrawals.paid', $later), ['bank_reference' => 'NPP-1'])->assertSessionHas('success');
        $this->post(route('withdrawals.paid', $this->withdrawal), ['bank_reference' => 'NPP-2', 'paid_on' => self::MONDAY])->assertSessionHas('success');

        $this->assertSame([25_000, 1_000], [$this->outOn(self::MONDAY), $this->outOn(self::TUESDAY)]);
    }

    public function test_payment_day_cannot_be_before_the_approval(): void
    {
        $this->post(route('withdrawals.paid', $this->withdrawal), ['bank_reference' => 'NPP-1', 'paid_on' => '2026-11-22'])
            ->assertSessionHas('error', "{$this->withdrawal->reference} was approved on Monday, 23 November 2026, so the bank can’t have paid it earlier. Nothing was changed.");

        $this->assertSame(WithdrawalStatus::Approved, $this->withdrawal->refresh()->status);
    }

    public function test_payment_day_of_a_batch_cannot_be_before_its_export(): void
    {
        $this->onTuesday();
        $batch = $this->exportedBatchOf($this->withdrawal);

        $this->post(route('withdrawals.batches.paid', $batch), ['paid_on' => self::MONDAY])
            ->assertSessionHas('error', "{$batch->number} was exported on Tuesday, 24 November 2026, so the bank can’t have paid it earlier. Nothing was changed.");
        $this->assertNull($this->withdrawal->refresh()->paid_at);
        $this->post(route('withdrawals.batches.paid', $batch), ['paid_on' => self::TUESDAY])->assertSessionHas('success');
    }

    public function test_payment_of_a_future_dated_file_is_dated_today(): void
    {
        $batch = app(CreatePaymentBatch::class)->handle([$this->withdrawal->id], CarbonImmutable::parse(self::TUESDAY), $this->officer());
        app(ExportPaymentBatch::class)->handle($batch->refresh(), $this->officer());

        $this->post(route('withdrawals.batches.paid', $batch))->assertSessionHas('success');

        $this->assertTrue($this->withdrawal->refresh()->paid_at?->equalTo(now()));
    }

    #[DataProvider('noDays')]
    public function test_an_invalid_payment_day_is_refused(string $day, string $message): void
    {
        $batch = $this->exportedBatchOf($this->withdrawal);

        $this->post(route('withdrawals.batches.paid', $batch), ['paid_on' => $day])->assertSessionHasErrors(['paid_on' => $message]);
        $this->assertSame(WithdrawalStatus::Approved, $this->withdrawal->refresh()->status);
    }

    /** @return array<string, array{string, string}> */
    public static function noDays(): array
    {
        return [
            'tomorrow' => [self::TUESDAY, 'That day is in the future. Choose the day on which the bank paid.'],
            'no day' => ['yesterday', 'Choose the day on which the bank paid.'],
        ];
    }

    private function onTuesday(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-24 09:00', 'Australia/Melbourne')->utc());
        $this->flushSession();
        $this->actingAs($this->officer());
    }

    private function outOn(string $day): int
    {
        return app()->make(ReconciliationQuery::class)->figures(CalendarDay::of($day))->out_cents;
    }
}
