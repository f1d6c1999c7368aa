<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Deposits\ReconcileDay;
use App\Enums\DepositStatus;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Payments\Support\ReturnsPayments;
use Tests\TestCase;

/** A wrong match of a returned payment is undone, by staff who handle payments and before the day is reconciled. */
final class UndoReturnedPaymentTest extends TestCase
{
    use ReturnsPayments;

    public function test_a_wrong_deposit_is_open_again_and_the_client_keeps_the_money(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);

        $this->put(route('deposits.undo', $deposit), ['version' => $deposit->refresh()->version, 'reason' => 'It was Tom’s money'])
            ->assertSessionHas('success', 'Decision undone. The deposit is open again.');

        $deposit->refresh();
        $this->assertSame([DepositStatus::Pending, null, null, 2], [$deposit->status, $deposit->withdrawal_id, $deposit->client_id, $deposit->attempt]);
        $this->assertSame([25_000, 25_000, WithdrawalStatus::Failed], [$this->emma->refresh()->balance_cents, $this->inSuspense(), $this->paid->refresh()->status]);
        $this->assertSame([ReconciliationDifferenceKind::MissingLine, ReconciliationDifferenceKind::PaidOut], array_column($this->differences(), 'kind'));
        // It was a returned payment after all.
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => $deposit->version])->assertSessionHas('success');
        $this->assertSame([25_000, 0], [$this->emma->refresh()->balance_cents, $this->inSuspense()]);
    }

    public function test_undo_is_refused_when_the_day_is_reconciled(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);
        $this->travel(1)->days();
        $this->flushSession();
        $this->actingAs($this->officer);
        $day = CalendarDay::of(self::DAY);
        $figures = app()->make(ReconciliationQuery::class)->figures($day);
        app(ReconcileDay::class)->handle($day, 'As on the statement', $figures->closing_cents, $figures->differences_digest, $this->officer);

        $this->put(route('deposits.undo', $deposit), [
            'version' => $deposit->refresh()->version,
            'reason' => 'It was Tom’s money',
        ])->assertSessionHas(
            'error',
            'Monday, 23 November 2026 was reconciled with this payment in it, so it can’t be undone. If the bank statement does not show it, reopen the day under Reconciliation first.',
        );
        $this->assertSame(DepositStatus::Bounced, $deposit->refresh()->status);
    }

    public function test_only_staff_who_handle_payments_mark_returns(): void
    {
        $deposit = $this->comesBack();
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());

        $this->getJson(route('deposits.returns-of', $this->paid))->assertStatus(Response::HTTP_FORBIDDEN);
        $this->put(route('deposits.bounce', $deposit), ['withdrawal_id' => $this->paid->id, 'version' => 1])->assertStatus(Response::HTTP_FORBIDDEN);
        $this->markFailed($deposit)->assertStatus(Response::HTTP_FORBIDDEN);
    }

    public function test_ledger_verification_finds_a_tampered_deposit(): void
    {
        $deposit = $this->comesBack();
        $this->markFailed($deposit);
        DB::table('deposits')->where('id', $deposit->id)->update(['withdrawal_id' => null]);

        $this->assertSame(1, Artisan::call('ledger:verify'));
        $this->assertStringContainsString('a withdrawal that failed', Artisan::output());
        DB::table('deposits')->where('id', $deposit->id)->update(['withdrawal_id' => $this->paid->id]);
    }
}
