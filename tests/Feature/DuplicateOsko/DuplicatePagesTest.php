<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Actions\DuplicateOsko\DecideDuplicate;
use App\Enums\Ability;
use App\Enums\DuplicateCaseStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use Database\Factories\DuplicateCaseFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** The list of possible duplicates: filters, details and export. */
final class DuplicatePagesTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/transactions/duplicate-osko-deposits';

    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['timezone' => 'Australia/Melbourne']));
    }

    public function test_list_shows_open_cases_with_both_payments_highest_score_first(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $likely = DuplicateCase::factory()->createOne(['score' => 95]);
        $case = DuplicateCase::factory()->createOne(['score' => 70, 'left_bank_line_id' => DuplicateCaseFactory::line(now()->toImmutable()->subHour(), client: $client)->id]);
        DuplicateCase::factory()->dismissed()->createOne();

        $this->get(self::PATH)->assertOk()->assertInertia(fn ($page) => $page
            ->component('Transactions/DuplicateOskoDeposits')->where('status', 'open')->has('cases', 2)
            ->where('cases.0.id', $likely->id)->where('cases.0.gap_seconds', 180)->where('cases.0.can_decide', true)->where('cases.0.reasons.0', ['words' => '3 minutes apart', 'points' => 30])
            ->where('cases.1.id', $case->id)
            // Received first, paid last.
            ->where('cases.1.later.bank_line_id', $case->left_bank_line_id)->where('cases.1.later.client_pin', '48213')->where('cases.1.later.deposit_status', 'pending')
            ->where('meta.count', 2));
    }

    public function test_case_in_the_url_is_opened_whatever_its_status(): void
    {
        $case = DuplicateCase::factory()->dismissed()->createOne();

        $this->get(self::PATH."?case={$case->id}")->assertOk()->assertInertia(fn ($page) => $page->has('cases', 0)->where('opened.id', $case->id)->where('opened.status', 'dismissed'));
        $this->get(self::PATH.'?case=999999')->assertOk()->assertInertia(fn ($page) => $page->where('opened', null));
        $this->get(self::PATH.'?case=one')->assertRedirect()->assertSessionHas('error');
    }

    public function test_viewer_without_the_ability_gets_no_decision_buttons(): void
    {
        DuplicateCase::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits)->createOne());

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('cases.0.can_decide', false)->where('can_export', false));
        $this->get(self::PATH.'/export?reason=For+the+auditors')->assertForbidden();
    }

    /** @return array<string, array{list<Ability>}> */
    public static function tooFew(): array
    {
        return ['transactions alone' => [[Ability::ViewTransactions]], 'duplicates alone' => [[Ability::ViewDuplicateOskoDeposits]], 'deposits' => [[Ability::ViewDeposits]]];
    }

    /** @param  list<Ability>  $abilities */
    #[DataProvider('tooFew')]
    public function test_list_needs_both_abilities(array $abilities): void
    {
        $case = DuplicateCase::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(...$abilities)->createOne());

        $this->get(self::PATH)->assertForbidden();
        $this->get(self::PATH."/{$case->id}")->assertForbidden();
    }

    public function test_payer_contacts_are_masked_without_the_ability(): void
    {
        $case = DuplicateCase::factory()->createOne();
        BankLine::query()->whereKey($case->lineIds())->update(['description' => 'PayID emma.walsh@example.com 0491 570 156', 'end_to_end_id' => 'emma.walsh@example.com']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits)->createOne());

        foreach ([$this->get(self::PATH)->assertOk(), $this->getJson(self::PATH."/{$case->id}")->assertOk()] as $answer) {
            $this->assertStringNotContainsString('emma.walsh', (string) $answer->getContent());
            $this->assertStringNotContainsString('570 156', (string) $answer->getContent());
        }
    }

    public function test_filters_and_search_narrow_the_list(): void
    {
        $client = Client::factory()->createOne(['pin' => '70002']);
        Client::factory()->createOne(['pin' => '70001', 'merged_into_id' => $client->id, 'deleted_at' => now()]);
        $old = now()->toImmutable()->subDays(10);
        $theirs = DuplicateCase::factory()->createOne([
            'score' => 88, 'amount_cents' => 70_000, 'paid_at' => $old, 'left_bank_line_id' => DuplicateCaseFactory::line($old, 70_000, 'Tom Reid', $client)->id,
            'right_bank_line_id' => DuplicateCaseFactory::line($old->addMinutes(4), 70_000, 'Tom Reid')->id,
        ]);
        $other = DuplicateCase::factory()->createOne(['score' => 65]);
        $day = $old->setTimezone('Australia/Melbourne')->toDateString();

        foreach (
            [
                'score=80',
                'client=70002',
                'client=70001',
                'amount_from=20000',
                'amount_from=20000&amount_to=70000',
                "from={$day}&to={$day}",
                'age=7',
                'search=tom+reid',
                'search=reid&status=open',
                'search='.$theirs->left->bank_reference,
            ] as $query
        ) {
            $this->get(self::PATH."?{$query}")
                ->assertOk()
                ->assertInertia(
                    fn ($page) => $page->where('cases', fn ($cases): bool => array_column($cases->all(), 'id') === [$theirs->id]),
                );
        }
        $this->get(self::PATH.'?amount_to=20000')->assertInertia(fn ($page) => $page->has('cases', 1)->where('cases.0.id', $other->id));
        $this->get(self::PATH.'?sort=-amount_cents&per_page=25')->assertInertia(fn ($page) => $page->where('cases.0.id', $theirs->id));
        $this->get(self::PATH.'?sort=paid_at')->assertInertia(fn ($page) => $page->where('cases.0.id', $theirs->id));
        $this->get(self::PATH.'?status=dismissed')->assertInertia(fn ($page) => $page->has('cases', 0));
        $this->get(self::PATH.'?status=all')->assertInertia(fn ($page) => $page->has('cases', 2)->where('status', null));
        foreach (['status=gone', 'score=101', 'sort=note', 'amount_from=5&amount_to=1', 'age=2', 'cursor=abc', 'client=a%20b'] as $query) {
            $this->get(self::PATH."?{$query}")->assertRedirect()->assertSessionHas('error');
        }
    }

    public function test_list_is_paginated(): void
    {
        foreach (range(1, 27) as $number) {
            DuplicateCase::factory()->createOne(['score' => 60 + $number % 3]);
        }
        $first = $this->get(self::PATH)->viewData('page')['props'];
        $seen = array_column($first['cases'], 'id');

        $second = $this->get(self::PATH.'?cursor='.$first['meta']['next_cursor'])->viewData('page')['props'];

        $this->assertCount(27, array_unique([...$seen, ...array_column($second['cases'], 'id')]));
        $this->assertNull($second['meta']['next_cursor']);
    }

    public function test_totals_show_the_amount_at_risk(): void
    {
        DuplicateCase::factory()->createOne();
        DuplicateCase::factory()->dismissed()->createOne();
        $confirmed = DuplicateCase::factory()
            ->confirmed()
            ->createOne(['amount_cents' => 30_000]);
        DB::table('deposits')
            ->where('bank_line_id', $confirmed->right_bank_line_id)
            ->update(['status' => 'approved']);

        $this->get(self::PATH, [
            'X-Inertia' => 'true',
            'X-Inertia-Partial-Component' => 'Transactions/DuplicateOskoDeposits',
            'X-Inertia-Partial-Data' => 'totals',
            'X-Inertia-Version' => (string) app(\App\Http\Middleware\HandleInertiaRequests::class)->version(request()),
        ])->assertJsonPath('props.totals', [
            'open' => ['cases' => 1, 'amount_cents' => 10_000],
            'confirmed' => ['cases' => 1, 'amount_cents' => 30_000],
            'credited' => ['cases' => 1, 'amount_cents' => 30_000],
            'returned' => ['cases' => 0, 'amount_cents' => 0],
            'dismissed' => ['cases' => 1, 'amount_cents' => 10_000],
        ]);
    }

    public function test_case_shows_the_payer_history_and_decisions(): void
    {
        $case = DuplicateCase::factory()->createOne();
        $at = $case->paid_at;
        $before = DuplicateCaseFactory::line($at->subDays(7));
        DuplicateCaseFactory::line($at->subDays(3), 2_500);
        DuplicateCaseFactory::line($at->subDays(90));
        DuplicateCaseFactory::line($at->subDay(), payer: 'Tom Reid');
        $by = User::factory()->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka']);
        app(DecideDuplicate::class)->handle($case, DuplicateCaseStatus::Open, DuplicateCaseStatus::Dismissed, $by, 'Both meant');

        $detail = $this->getJson(self::PATH."/{$case->id}")->assertOk()->json();

        $this->assertSame('Emma Walsh', $detail['payer_name']);
        $this->assertSame([true, true, false, false], array_column($detail['history'], 'is_of_case'));
        $this->assertSame([true, true, false, true], array_column($detail['history'], 'is_same_amount'));
        $this->assertSame($before->id, $detail['history'][3]['bank_line_id']);
        $this->assertSame(['dismissed', 'Yuki Tanaka', 'Both meant'], [$detail['decisions'][0]['action'], $detail['decisions'][0]['by'], $detail['decisions'][0]['note']]);
        $this->getJson(self::PATH.'/999999')->assertNotFound();
    }

    public function test_export_is_logged_with_its_reason(): void
    {
        DuplicateCase::factory()->confirmed()->createOne(['note' => '=HYPERLINK("x")']);
        $this->get(self::PATH.'/export?status=confirmed')->assertRedirect(self::PATH)->assertSessionHas('error', 'Enter a reason for this export.');

        $csv = $this->get(self::PATH.'/export?status=confirmed&reason=For+the+auditors')->assertOk()->streamedContent();

        $this->assertStringContainsString('Confirmed', $csv);
        $this->assertStringContainsString('+30 3 minutes apart', $csv);
        $this->assertStringContainsString("'=HYPERLINK", $csv);
        $this->assertSame(['reason' => 'For the auditors', 'filter' => ['status' => 'confirmed']], AuditEvent::query()->where('action', 'duplicate-osko-deposits.exported')->sole()->after);
    }

    public function test_list_uses_a_constant_number_of_queries(): void
    {
        DuplicateCase::factory()->createOne();
        $this->queries();
        $one = $this->queries();
        foreach (range(1, 8) as $ignored) {
            DuplicateCase::factory()->createOne();
        }

        $this->assertSame($one, $this->queries());
        $this->assertSame(18, Deposit::query()->count());
    }

    private function queries(): int
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $this->get(self::PATH)->assertOk();
        DB::disableQueryLog();

        return count(DB::getQueryLog());
    }
}
