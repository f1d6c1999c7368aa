<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Actions\Deposits\ReopenDay;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Models\AuditEvent;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** A day is closed or reopened while another's step is not committed yet. */
final class SimultaneousReconciliationTest extends TestCase
{
    use SharedDatabase;

    public function test_closing_waits_for_a_bank_line_and_a_day_is_reopened_once(): void
    {
        $day = CalendarDay::of('2025-11-20');
        $user = User::factory()->createOne();
        $seen = app(ReconciliationQuery::class)->figures($day);
        $close = static fn (): mixed => app(ReconcileDay::class)->handle($day, 'As on the statement', $seen->closing_cents, $seen->differences_digest, $user);
        $line = new NewBankLine(PaymentRail::Osko, 'NAB-1', null, 'Payment from Emma Walsh 48213', 5_000, CarbonImmutable::parse('2025-11-20T01:00:00Z'));

        $this->assertSame('refused', $this->crowd()->inTurn(static fn (): mixed => app(ReceiveBankLine::class)->handle($line), $close));

        $seen = app(ReconciliationQuery::class)->figures($day);
        $closed = app(ReconcileDay::class)->handle($day, 'As on the statement', $seen->closing_cents, $seen->differences_digest, $user)->id;
        $reopen = static fn (): mixed => app(ReopenDay::class)->handle($day, $closed, 'One line was missing', $user);
        $this->assertSame('refused', $this->crowd()->inTurn($reopen, $reopen));
        $this->assertSame(1, AuditEvent::query()->where('action', 'reconciliation.reopened')->count());
    }
}
