<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Data\Deposits\ReconciliationDifference;
use App\Domain\Deposits\Reconciliation\DayDifferences;
use App\Enums\ReconciliationDifferenceKind;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Reconciliation;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReconcilesDays;
use Tests\TestCase;

/** A day is closed as shown on screen, and reopened. */
final class CloseDayTest extends TestCase
{
    use ReconcilesDays, RefreshDatabase;

    public function test_day_is_closed_as_seen_and_later_changes_are_shown(): void
    {
        $this->line('A', 10_000);
        $this->travel(1)->days();
        $this->close(10_000)->assertRedirect()->assertSessionHas('success', 'Friday, 20 November 2026 is closed.');

        $closed = Reconciliation::query()->sole();
        $this->assertSame(
            [self::DAY, true, 'Agrees with the statement', 0, 10_000, 0, 10_000, 1, 10_000, [], $this->officer->id],
            [
                $closed->day,
                $closed->is_standing,
                $closed->note,
                $closed->opening_cents,
                $closed->in_cents,
                $closed->out_cents,
                $closed->closing_cents,
                $closed->lines,
                $closed->line_cents,
                $closed->differences,
                $closed->closed_by,
            ],
        );
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'reconciliation.closed')->sole()->actor_id);

        $late = $this->line('B', 500);
        $difference = app(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY))[0];
        $this->assertSame([ReconciliationDifferenceKind::AfterClosing, 500, $late->id], [$difference->kind, $difference->amount_cents, $difference->deposit_id]);

        $this->reopen($closed->id, 'A line came late')->assertSessionHas('success', 'Friday, 20 November 2026 is open again.');
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'reconciliation.reopened')->sole()->actor_id);
        $this->assertSame([null, 'A line came late', $this->officer->id], [$closed->refresh()->is_standing, $closed->reopen_reason, $closed->reopened_by]);
        $this->close(10_500)->assertSessionHas('success');
        $this->assertSame(2, Reconciliation::query()->count());
    }

    public function test_second_close_or_reopen_is_refused_with_the_first_user(): void
    {
        $this->line('A', 10_000);
        $this->travel(1)->days();
        $this->close(10_000);
        $name = $this->officer->full_name;
        $this->actingAs($this->person(StaffRole::PaymentsOfficer));

        $this->close(10_000)->assertSessionHas('error', "This day was already closed by {$name}. Nothing was changed.");
        $seen = Reconciliation::query()->sole()->id;
        $this->reopen($seen, 'Once more')->assertSessionHas('success');
        $this->reopen($seen, 'Once more')->assertSessionHas('error', 'This day is already open. Nothing was changed.');
    }

    public function test_a_day_that_was_closed_again_is_not_reopened_from_an_old_page(): void
    {
        $this->line('A', 10_000);
        $this->travel(1)->days();
        $this->close(10_000);
        $seen = Reconciliation::query()->sole()->id;
        $this->reopen($seen, 'A line came late');
        $this->close(10_000)->assertSessionHas('success');

        $this->reopen($seen, 'A line came late')
            ->assertSessionHas('error', 'This day was reopened and closed again in the meantime. Check the new closing. Nothing was changed.');

        $this->assertTrue(Reconciliation::query()->latest('id')->firstOrFail()->is_standing);
    }

    public function test_day_that_changed_since_it_was_viewed_is_not_closed(): void
    {
        $this->line('A', 10_000);
        $this->close(10_000)->assertSessionHas('error', 'The day is not over. Close it tomorrow.');
        $this->travel(1)->days();
        $this->flushSession()->actingAs($this->officer);

        foreach ([[9_999, []], [10_000, [ReconciliationDifference::of(ReconciliationDifferenceKind::Returned, 1, 'Another')]]] as [$cents, $differences]) {
            $this->close($cents, $differences)->assertSessionHas('error', 'The day changed in the meantime. Check it again, then close it.');
        }
        $this->assertSame(0, Reconciliation::query()->count());
    }

    public function test_day_is_not_closed_when_one_difference_replaced_another(): void
    {
        foreach (['A', 'B'] as $reference) {
            $this->line($reference, 10_000);
        }
        DB::table('deposits')->update(['waiting_since' => null]);
        $late = fn (string $reference): int => DB::table('deposits')
            ->whereIn('bank_line_id', DB::table('bank_lines')->where('bank_reference', $reference)->select('id'))
            ->update(['waiting_since' => '2026-11-01 00:00:00']);
        $this->travel(1)->days();
        $late('A');
        $seen = app(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY));
        DB::table('deposits')->update(['waiting_since' => null]);
        $late('B');
        $now = app()->make(ReconciliationQuery::class)->differences(CalendarDay::of(self::DAY));
        $this->assertSame([1, 1], [count($seen), count($now)]);

        $this->close(20_000, $seen)->assertSessionHas('error', 'The day changed in the meantime. Check it again, then close it.');
        $this->close(20_000, $now)->assertSessionHas('success');
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no day' => [['day' => 'soon'], 'day'];
        yield 'a day to come' => [['day' => '2030-01-01'], 'day'];
        yield 'no note' => [['note' => ''], 'note'];
        yield 'a note too long' => [['note' => str_repeat('x', 1_001)], 'note'];
        yield 'no figures' => [['seen_closing_cents' => null], 'seen_closing_cents'];
        yield 'figures that are none' => [['seen_closing_cents' => '1.5'], 'seen_closing_cents'];
        yield 'the number of differences' => [['seen_differences' => '0'], 'seen_differences'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_errors_are_shown_at_their_fields(array $mistake, string $field): void
    {
        $this->postJson('/deposits/reconciliation', [
            'day' => self::DAY,
            'note' => 'Fine',
            'seen_closing_cents' => 0,
            'seen_differences' => DayDifferences::digest([]),
            ...$mistake,
        ])->assertJsonValidationErrors($field);
        $this->assertSame(0, Reconciliation::query()->count());
    }

    public function test_closing_and_reopening_need_the_right_to_handle_payments(): void
    {
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->actingAs($this->person($role));
            $this->close(0)->assertForbidden();
            $this->reopen(1, 'Because')->assertForbidden();
            $this->get('/deposits/reconciliation/export?reason=For the auditor')->assertForbidden();
        }
        $this->actingAs($this->person(StaffRole::AccountManager));
        $this->get('/deposits/reconciliation')->assertOk();
        $this->actingAs($this->person(StaffRole::Marketing));
        $this->get('/deposits/reconciliation')->assertForbidden();
    }

    /**
     * @param  list<ReconciliationDifference>  $differences  on the user's page
     * @return TestResponse<Response>
     */
    private function close(int $cents, array $differences = []): TestResponse
    {
        return $this->from('/deposits/reconciliation')
            ->withHeader('Accept', 'text/html')
            ->post('/deposits/reconciliation', [
                'day' => self::DAY,
                'note' => 'Agrees with the statement',
                'seen_closing_cents' => $cents,
                'seen_differences' => DayDifferences::digest($differences),
            ]);
    }

    /**
     * @param  int  $closing  on the user's page
     * @return TestResponse<Response>
     */
    private function reopen(int $closing, string $reason): TestResponse
    {
        return $this->postJson('/deposits/reconciliation/reopen', ['day' => self::DAY, 'closing' => $closing, 'reason' => $reason]);
    }
}
