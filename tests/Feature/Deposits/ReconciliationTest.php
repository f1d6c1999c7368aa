<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Domain\Deposits\Reconciliation\BankDays;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\BankLine;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\Support\ReconcilesDays;
use Tests\TestCase;

/** The bank and the ledger compared for a day. */
final class ReconciliationTest extends TestCase
{
    use ReconcilesDays, RefreshDatabase;

    public function test_balanced_day_opens_with_the_previous_closing_balance(): void
    {
        $this->line('A', 10_000, '2026-11-18T03:00:00Z');
        $this->line('B', 5_000, '2026-11-19T12:59:59Z');
        $this->line('C', 2_500, '2026-11-19T13:00:00Z');
        $this->line('D', 1_500, '2026-11-20T00:30:00Z');
        $this->line('E', 900, '2026-11-20T13:00:00Z');

        $figures = app(ReconciliationQuery::class)->figures(CalendarDay::of(self::DAY));
        $this->assertSame(
            [15_000, 4_000, 0, 19_000, 2, 4_000, 0],
            [
                $figures->opening_cents,
                $figures->in_cents,
                $figures->out_cents,
                $figures->closing_cents,
                $figures->lines,
                $figures->line_cents,
                $figures->differences,
            ],
        );
    }

    public function test_the_opening_is_the_same_whether_days_are_summed_or_not(): void
    {
        $this->line('A', 10_000, '2026-11-17T03:00:00Z');
        $this->line('B', 5_000, '2026-11-18T03:00:00Z');
        $days = app(BankDays::class);
        $this->assertSame(15_000, $days->openingOf(CalendarDay::of(self::DAY)));
        $this->assertSame(2, $days->sum());
        $this->assertSame(0, $days->sum());
        $this->assertSame([-10_000, -5_000], array_map(intval(...), DB::table('bank_days')->orderBy('day')->pluck('amount_cents')->all()));

        $this->line('C', 700, '2026-11-17T04:00:00Z');
        $this->assertSame([15_700, 10_700, 0], array_map(static fn (string $day): int => $days->openingOf(CalendarDay::of($day)), [self::DAY, '2026-11-18', '2026-11-17']));
        $this->artisan('deposits:sum-bank-days', ['--afresh' => true]);
        $this->assertSame(15_700, $days->openingOf(CalendarDay::of(self::DAY)));
    }

    public function test_days_summed_during_a_read_are_not_counted_twice(): void
    {
        $this->line('A', 10_000, '2026-11-18T03:00:00Z');
        $isSummed = false;
        DB::listen(static function (QueryExecuted $query) use (&$isSummed): void {
            if (! $isSummed && str_contains($query->sql, 'bank_days_head')) {
                $isSummed = true;
                app(BankDays::class)->sum();
            }
        });

        $this->assertSame(10_000, app(BankDays::class)->openingOf(CalendarDay::of(self::DAY)));
        $this->assertTrue($isSummed);
        $this->assertSame(10_000, app(BankDays::class)->openingOf(CalendarDay::of(self::DAY)));
    }

    public function test_the_day_on_which_the_clocks_change_has_all_of_its_hours(): void
    {
        // Melbourne: 4 October 2026 has 23 hours, 5 April 2026 has 25.
        foreach (
            [
                '2026-10-04' => ['2026-10-03T14:00:00Z', '2026-10-04T12:59:59Z', '2026-10-04T13:00:00Z'],
                '2026-04-05' => ['2026-04-04T13:00:00Z', '2026-04-05T13:59:59Z', '2026-04-05T14:00:00Z'],
            ] as $day => [$first, $last, $after]
        ) {
            foreach ([$first, $last, $after] as $place => $at) {
                $this->line("{$day}-{$place}", 1_000, $at);
            }
            $figures = app(ReconciliationQuery::class)->figures(CalendarDay::of($day));
            $this->assertSame([2_000, 2, 0], [$figures->in_cents, $figures->lines, $figures->disagreements]);
        }
    }

    public function test_payer_addresses_are_masked_without_the_contact_ability(): void
    {
        $this->line('A', 1_000, '2026-11-19T03:00:00Z');
        BankLine::query()->where('bank_reference', 'A')->update(['description' => 'PayID emma.walsh@example.com 0491 570 156']);
        $this->actingAs($this->person(StaffRole::RiskAnalyst))->get('/deposits/reconciliation?day=2026-11-19')->assertInertia(static fn (AssertableInertia $page) => $page
            ->loadDeferredProps(static fn (AssertableInertia $page) => $page
                ->where('lines.0.description', static fn (string $text): bool => ! str_contains($text, 'emma.walsh') && ! str_contains($text, '570 156'))->etc())->etc());
    }

    public function test_the_page_shows_the_day_before_and_any_other(): void
    {
        $this->line('A', 10_000, '2026-11-19T03:00:00Z');

        $this->get('/deposits/reconciliation')->assertInertia(static fn (AssertableInertia $page) => $page->component('Deposits/Reconciliation')
            ->where('day', '2026-11-19')->where('today', self::DAY)->where('is_over', true)->where('can_close', true)->has('days', 14)->where('days.13.day', self::DAY)
            ->loadDeferredProps(['default', 'day'], static fn (AssertableInertia $page) => $page->has('lines', 1)
                ->where('lines.0.state', 'agrees')->where('lines.0.posted_cents', 10_000)->where('lines.0.deposits.0.status', 'pending')
                ->where('figures.closing_cents', 10_000)->where('differences', [])->etc())->etc());
        $this->get('/deposits/reconciliation?day='.self::DAY)->assertInertia(static fn (AssertableInertia $page) => $page->where('day', self::DAY)->where('is_over', false)->etc());
        $this->get('/deposits/reconciliation?day=2026-11-21')->assertRedirect('/deposits/reconciliation')->assertSessionHas('error');
    }

    #[Group('sqlite')]
    public function test_day_is_read_by_index(): void
    {
        $this->line('A', 10_000);
        app(BankDays::class)->sum();
        DB::enableQueryLog();
        app(ReconciliationQuery::class)->figures(CalendarDay::of(self::DAY));
        DB::disableQueryLog();

        $plans = '';
        foreach (DB::getQueryLog() as $query) {
            $plans .= implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'))."\n";
        }
        $this->assertStringContainsString('bank_lines_value_at_id_index (value_at>? AND value_at<?)', $plans);
        $this->assertStringContainsString('ledger_entries_of_account_index (ledger_account_id=? AND occurred_at>? AND occurred_at<?)', $plans);
        $this->assertStringContainsString('ledger_entries_of_transaction_index (ledger_transaction_id>? AND ledger_transaction_id<?)', $plans);
        $this->assertDoesNotMatchRegularExpression('/SCAN (?!bank_days)/', $plans);
    }
}
