<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\DuplicateOsko\FindDuplicates;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Queries\Dashboard\DashboardQuery;
use App\Queries\Deposits\ReconciliationQuery;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** A payer's name is sometimes the address of their PayID. It is masked in every name, as it is in the description. */
final class MaskedPayerTest extends TestCase
{
    use ReadsPages, ReceivesDeposits, RefreshDatabase;

    private const TEXT = 'Payment from emma.walsh@example.com 0491570156';

    private Deposit $deposit;

    private DuplicateCase $case;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-20 03:10:00');
        $this->receive(self::TEXT, at: '2026-11-19T03:00:00Z');
        $this->deposit = $this->receive(self::TEXT, at: '2026-11-19T03:02:00Z');
        $case = app(FindDuplicates::class)->handle($this->deposit->bank_line_id);
        $this->assertNotNull($case);
        $this->case = $case;
        // Overdue.
        $this->travelTo('2026-11-23 03:10:00');
    }

    public function test_a_missed_search_for_the_client_of_a_deposit_is_recorded(): void
    {
        $matcher = User::factory()->withAbilities(Ability::ViewDeposits)->createOne();
        $matcher->role->update(['handles_payments' => true]);

        $this->actingAs($matcher)->getJson("/deposits/{$this->deposit->id}/clients?search=0491570999")->assertOk()->assertJsonCount(0, 'clients');

        $this->assertSame(['search' => ['•••• ••• 999']], AuditEvent::query()->where('action', 'contact.lookup_missed')->sole()->after);
    }

    public function test_the_pages_name_a_masked_payer(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits, Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits)->createOne());

        foreach (["/deposits?deposit={$this->deposit->id}", '/transactions/duplicate-osko-deposits'] as $path) {
            $this->assertMasked((string) $this->get($path)->assertOk()->getContent(), $path);
        }
        $this->assertMasked((string) $this->getJson("/transactions/duplicate-osko-deposits/{$this->case->id}")->assertOk()->getContent(), 'a case');
        $this->assertMasked((string) $this->inertia('/deposits/reconciliation?day=2026-11-19', ['lines', 'differences'], 'Deposits/Reconciliation')->assertOk()->getContent(), 'the lines of a day');
    }

    public function test_digits_of_a_spaced_mobile_number_are_not_part_of_the_payers_name(): void
    {
        $deposit = $this->receive('Payment from Leo Wang 0491 570 157');
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());

        $page = (string) $this->get("/deposits?deposit={$deposit->id}")->assertOk()->getContent();

        $this->assertStringContainsString('Leo Wang', $page);
        $this->assertStringNotContainsString('0491', $page);
    }

    public function test_closed_day_and_dashboard_show_masked_payers(): void
    {
        $viewer = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();

        $this->assertMasked((string) json_encode(app(ReconciliationQuery::class)->differences(CalendarDay::of('2026-11-19')), JSON_THROW_ON_ERROR), 'differences');
        $this->assertMasked((string) json_encode(app()->make(DashboardQuery::class, ['viewer' => $viewer])->waitingDeposits(), JSON_THROW_ON_ERROR), 'the dashboard');
    }

    /** @param  array{int, int}  $found */
    #[TestWith(['emma.walsh@example.com', [1, 1]])]
    #[TestWith(['0491570156', [1, 1]])]
    #[TestWith(['+61 491 570 156', [1, 1]])]
    #[TestWith(['emma.wa', [1, 0]])]
    #[TestWith(['emma', [1, 0]])]
    #[TestWith(['04915', [1, 0]])]
    #[TestWith(['614915', [1, 0]])]
    #[TestWith(['feed', [1, 1]])]
    public function test_payer_is_found_by_a_part_of_their_contact_only_by_staff_who_see_it(string $search, array $found): void
    {
        foreach ([[Ability::ViewSmsPanel], []] as $viewer => $abilities) {
            $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits, Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits, ...$abilities)->createOne());

            $deposits = $this->inertia('/deposits?search='.urlencode($search), ['deposits'], 'Deposits/Index')->assertOk()->json('props.deposits');
            $this->assertCount(2 * $found[$viewer], $deposits, "Deposits, viewer {$viewer}");
            $cases = $this->inertia('/transactions/duplicate-osko-deposits?search='.urlencode($search), ['cases'], 'Transactions/DuplicateOskoDeposits')->assertOk()->json('props.cases');
            $this->assertCount($found[$viewer], $cases, "Possible duplicates, viewer {$viewer}");
        }
    }

    public function test_reference_filter_confirms_no_whole_number_to_staff_who_see_it_masked(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits)->createOne());

        $this->get('/deposits?reference=0491570156')->assertSessionHasErrors();
    }

    /** @param  list<Ability>  $abilities */
    #[TestWith([[Ability::ViewDeposits], 'e•••@example.com'])]
    #[TestWith([[Ability::ViewDeposits, Ability::ViewSmsPanel], 'emma.walsh@example.com'])]
    public function test_staff_with_contact_abilities_see_the_address(array $abilities, string $payer): void
    {
        $this->actingAs(User::factory()->withAbilities(...$abilities)->createOne());

        $this->get("/deposits?deposit={$this->deposit->id}")->assertInertia(static fn (AssertableInertia $page) => $page->where('deposit.payer_name', $payer)->etc());
    }

    public function test_refused_approval_and_its_audit_show_a_masked_payer(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $approver = User::factory()->createOne();
        try {
            app(ApproveDeposit::class)->handle($this->deposit, $client->id, $approver, null);
            $this->fail('The payer is not the client.');
        } catch (OperationRefusedException $refused) {
            $this->assertSame('The payer is e•••@example.com, not Emma Walsh. Confirm that you checked this, then approve.', $refused->getMessage());
        }

        app(ApproveDeposit::class)->handle($this->deposit, $client->id, $approver, null, new ApprovalOptions(acceptsOtherPayer: true, acceptsRepeat: true));

        $this->assertSame('e•••@example.com', AuditEvent::query()->where('action', 'deposit.approved')->sole()->after['other_payer'] ?? null);
    }

    private function assertMasked(string $answer, string $where): void
    {
        $this->assertStringContainsString('@example.com', $answer, $where);
        $this->assertStringNotContainsString('emma.walsh', $answer, $where);
        $this->assertStringNotContainsString('0491570156', $answer, $where);
    }
}
