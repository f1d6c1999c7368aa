<?php

declare(strict_types=1);

namespace Tests\Feature\Payments\Support;

use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Payments\PayBatch;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A paid withdrawal of Emma Walsh that the bank may return. Every test ends with a verified ledger. */
trait ReturnsPayments
{
    use MakesPayments, RefreshDatabase;

    protected const DAY = '2026-11-23';

    private User $officer;

    private Client $emma;

    private Withdrawal $paid;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer = $this->officer());
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->paid = $this->approved(25_000, client: $this->emma);
        app(PayBatch::class)->handle($this->exportedBatchOf($this->paid), null, $this->officer());
        $this->paid->refresh();
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());

        parent::tearDown();
    }

    private function told(string $description, int $cents, PaymentRail $rail = PaymentRail::Osko, ?string $at = null): Deposit
    {
        $number = BankLine::query()->count();

        return app(ReceiveBankLine::class)->handle(
            new NewBankLine(
                $rail,
                "FEED-{$number}",
                "E2E-{$number}",
                $description,
                $cents,
                CarbonImmutable::parse($at ?? now()->toIso8601String())->utc(),
            ),
        )->deposit;
    }

    /** As banks describe it: the payee's name, without our reference. */
    private function comesBack(string $description = 'Payment from Emma Walsh 48213'): Deposit
    {
        return $this->told($description, 25_000, PaymentRail::Eft);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function markFailed(?Deposit $line = null, array $more = [], ?Withdrawal $withdrawal = null): TestResponse
    {
        $named = $line === null ? [] : ['deposit_id' => $line->id, 'deposit_version' => $line->refresh()->version];

        return $this->post(route('withdrawals.failed', $withdrawal ?? $this->paid), ['reason' => 'Account closed', ...$named, ...$more]);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function approve(Deposit $deposit, array $more = [], ?Client $client = null): TestResponse
    {
        return $this->put(route('deposits.approve', $deposit), [
            'client_id' => ($client ?? $this->emma)->id,
            'version' => $deposit->refresh()->version,
            'accepts_other_payer' => true,
            'accepts_repeat' => true,
            ...$more,
        ]);
    }

    private function inSuspense(): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')->where('kind', 'suspense')->sum('amount_cents');
    }

    /** @return list<\App\Data\Deposits\ReconciliationDifference> */
    private function differences(): array
    {
        return app()->make(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY));
    }
}
