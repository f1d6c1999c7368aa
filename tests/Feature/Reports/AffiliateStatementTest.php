<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Domain\Reports\Affiliates\CommissionTerms;
use App\Domain\Reports\Affiliates\StatementAmounts;
use App\Domain\Reports\Affiliates\TaxStatus;
use App\Domain\Stats\MonthlyStats;
use App\Enums\Ability;
use App\Enums\AffiliateStatementStatus;
use App\Enums\BetStatus;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\User;
use App\Support\Abn;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\TestCase;

final class AffiliateStatementTest extends TestCase
{
    use RefreshDatabase, SettlesByCall;

    private const PATH = '/reports/affiliates/tax';

    private Affiliate $affiliate;

    private SiteAccount $account;

    private User $drafter;

    private User $approver;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:00:00');
        $this->affiliate = Affiliate::factory()->createOne(['name' => 'Turf Talk']);
        $client = Client::factory()->createOne(['affiliate_id' => $this->affiliate->id, 'created_at' => '2026-01-10']);
        $this->account = SiteAccount::factory()->createOne(['client_id' => $client->id]);
        [$this->drafter, $this->approver] = [$this->colleague('Dana'), $this->colleague('Erin')];
        $this->actingAs($this->drafter);
    }

    public function test_drafting_a_month_twice_makes_one_statement_with_gst(): void
    {
        $this->bet('2026-10-05', 20_004);
        $this->draft('2026-10');
        $this->draft('2026-10')->assertSessionHas('success', 'The drafts are up to date.');

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->component('Reports/Affiliates/Tax')->where('month', '2026-10')->has('statements', 1)->where('can_decide', true)
            ->where('statements.0.affiliate_name', 'Turf Talk')->where('statements.0.abn', '51 824 753 556')->where('statements.0.commission_cents', 5_001)
            ->where('statements.0.gst_cents', 500)->where('statements.0.withheld_cents', 0)->where('statements.0.payable_cents', 5_501)
            ->where('statements.0.approve_refusal', 'You made or changed this draft. A colleague must approve it.'));
        $this->assertSame(1, AuditEvent::query()->where('action', 'affiliate_statement.drafted')->count());
    }

    public function test_month_that_has_not_ended_is_refused(): void
    {
        $this->draft('2026-11')->assertSessionHas('error', 'Choose one of the last 12 finished months.');
        $this->assertSame(0, AffiliateStatement::query()->count());
    }

    public function test_statement_of_an_earlier_year_is_listed_but_no_drafts_are_made(): void
    {
        $this->draft('2026-10');
        AffiliateStatement::query()->update(['period' => '2024-03-01']);

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('month', '2026-10')->has('months', 13)->where('months.12', '2024-03')->where('can_draft', true));
        $this->get(self::PATH.'?month=2024-03')->assertInertia(fn ($page) => $page->has('statements', 1)->where('can_decide', true)->where('can_draft', false));
        $this->draft('2024-03')->assertSessionHas('error', 'Choose one of the last 12 finished months.');
        $this->get(self::PATH.'?month=2024-02')->assertRedirect(self::PATH);
    }

    public function test_statement_is_approved_by_another_colleague_and_paid_once(): void
    {
        $this->bet('2026-10-05', 20_000);
        $this->draft('2026-10');
        $statement = AffiliateStatement::query()->sole();
        $this->approve($statement)->assertSessionHas('error', 'You made or changed this draft. A colleague must approve it.');
        $this->pay($statement)->assertSessionHas('error', 'Approve this statement before you mark it as paid.');

        $this->actingAs($this->approver);
        $this->approve($statement, 7)->assertSessionHas('error', 'The figures of this draft changed since you opened it. Check them, then approve again.');
        $this->approve($statement)->assertSessionHas('success', 'Statement approved.');
        $this->approve($statement)->assertSessionHas('error');
        $this->post(self::PATH."/{$statement->id}/paid", ['payment_reference' => ''])->assertSessionHasErrors('payment_reference');
        $this->pay($statement)->assertSessionHas('success', 'Statement marked as paid.');
        $this->pay($statement)->assertSessionHas('error', 'This statement is already paid by Erin Lee, just now. Nothing was changed.');
        $this->assertSame(
            ['affiliate_statement.drafted', 'affiliate_statement.approved', 'affiliate_statement.paid'],
            AuditEvent::query()->where('subject_type', 'affiliate_statement')->orderBy('id')->pluck('action')->all(),
        );
        $this->get(self::PATH."/{$statement->id}")->assertInertia(fn ($page) => $page->component('Reports/Affiliates/Statement')->where('statement.payment_reference', 'CBA 4711')->where('payer_name', 'Paddock'));
    }

    public function test_colleague_who_last_changed_the_figures_or_the_terms_cannot_approve(): void
    {
        $this->bet('2026-10-05', 20_000);
        $this->draft('2026-10');
        $this->bet('2026-10-06', 20_000);
        $this->actingAs($this->approver);
        $this->draft('2026-10')->assertSessionHas('success', '1 draft made or updated.');
        $statement = AffiliateStatement::query()->sole();
        $this->assertSame([10_000, 2], [$statement->commission_cents, $statement->version]);
        $this->approve($statement)->assertSessionHas('error');

        $this->actingAs($editor = $this->colleague('Sam'));
        $this->terms(['commission_percent' => '30'])->assertSessionHas('success');
        $this->approve($statement)->assertSessionHas('error', 'You changed the terms of Turf Talk. A colleague must approve this draft.');
        $this->assertSame([$editor->id, 3_000], [$this->affiliate->refresh()->changed_by, $this->affiliate->commission_basis_points]);
    }

    public function test_colleague_who_set_the_share_cannot_approve_it_after_another_change_of_the_terms(): void
    {
        $this->actingAs($this->approver);
        $this->terms(['commission_percent' => '50'])->assertSessionHas('success');
        $this->actingAs($other = $this->colleague('Sam'));
        $this->terms(['commission_percent' => '50', 'abn' => '53004085616'])->assertSessionHas('success');
        $this->assertSame($other->id, $this->affiliate->refresh()->changed_by);
        $this->actingAs($this->drafter);
        $this->draft('2026-10');
        $statement = AffiliateStatement::query()->sole();

        $this->actingAs($this->approver)->get(self::PATH)->assertInertia(fn ($page) => $page->where('statements.0.approve_refusal', 'You changed the terms of Turf Talk. A colleague must approve this draft.'));
        $this->approve($statement)->assertSessionHas('error', 'You changed the terms of Turf Talk. A colleague must approve this draft.');
        // Their share isn't in a draft with other terms.
        $this->actingAs($other);
        $this->terms(['commission_percent' => '20', 'abn' => '53004085616']);
        $this->actingAs($this->drafter);
        $this->draft('2026-10');
        $this->actingAs($this->approver);
        $this->approve($statement->refresh())->assertSessionHas('success');
    }

    public function test_draft_with_former_terms_is_updated_before_its_approval(): void
    {
        $this->draft('2026-10');
        $statement = AffiliateStatement::query()->sole();
        $this->actingAs($this->colleague('Sam'));
        $this->terms(['commission_percent' => '5'])->assertSessionHas('success');

        $this->actingAs($this->approver);
        $this->approve($statement)->assertSessionHas('error', 'The terms of Turf Talk have changed since this draft was made. Update the drafts, then approve.');
        $this->actingAs($this->drafter);
        $this->draft('2026-10');
        $this->actingAs($this->approver);
        $this->approve($statement->refresh())->assertSessionHas('success');

        $this->assertSame(500, $statement->refresh()->commission_basis_points);
    }

    public function test_statement_is_issued_on_the_day_of_the_business(): void
    {
        // In UTC it is still November.
        $this->travelTo('2026-11-30 22:00:00');
        $this->draft('2026-10');
        $statement = AffiliateStatement::query()->sole();
        $this->get(self::PATH."/{$statement->id}")->assertInertia(fn ($page) => $page->where('issued_on', null));
        $this->actingAs($this->approver);
        $this->approve($statement);

        $this->get(self::PATH."/{$statement->id}")->assertInertia(fn ($page) => $page->where('issued_on', '2026-12-01'));
    }

    public function test_later_change_of_an_approved_month_is_an_adjustment_in_the_next_draft(): void
    {
        $this->bet('2026-08-05', 40_000);
        $this->bet('2026-09-05', 4_000);
        $this->draft('2026-08');
        $august = AffiliateStatement::query()->sole();
        $this->actingAs($this->approver);
        $this->approve($august)->assertSessionHas('success');
        $this->terms(['commission_percent' => '50']);

        $this->bet('2026-08-20', 12_000, won: 32_000); // A loss of 20,000: 5,000 less by the terms of August.
        $this->artisan('affiliates:add-up', ['--months' => 13]);
        $this->draft('2026-08')->assertSessionHas('success', 'The drafts are up to date.');
        $this->draft('2026-09');
        $september = AffiliateStatement::query()->where('period', '2026-09-01')->sole();
        $this->assertSame([10_000, 'approved'], [$august->refresh()->gross_cents, $august->status->value]);
        $this->assertSame([2_000, 0, 0], [$september->commission_cents, $september->gross_cents, $september->payable_cents]);
        $this->assertSame(['2026-08-01' => -2_000], $september->adjustments);

        // The rest waits for the next month.
        $this->bet('2026-10-05', 20_000);
        $this->artisan('affiliates:add-up', ['--months' => 13]);
        $this->draft('2026-10');
        $october = AffiliateStatement::query()->where('period', '2026-10-01')->sole();
        $this->assertSame([['2026-08-01' => -3_000], 7_000, 7_700], [$october->adjustments, $october->gross_cents, $october->payable_cents]);
    }

    #[TestWith([100_005, TaxStatus::RegisteredForGst, 10_001, 0, 110_006])]
    #[TestWith([100_005, TaxStatus::NotRegisteredForGst, 0, 0, 100_005])]
    #[TestWith([100_005, TaxStatus::NoAbn, 0, 47_002, 53_003])]
    #[TestWith([7_500, TaxStatus::NoAbn, 0, 0, 7_500])]
    #[TestWith([7_501, TaxStatus::NoAbn, 0, 3_525, 3_976])]
    public function test_amounts_follow_the_tax_rules(int $gross, TaxStatus $status, int $gst, int $withheld, int $payable): void
    {
        $amounts = StatementAmounts::of($gross, $status);

        $this->assertSame([$gross, $gst, $withheld, $payable], array_values(get_object_vars($amounts)));
        $this->assertSame(0, (new CommissionTerms(2_500, 0))->commission(-100_000, 0));
    }

    public function test_terms_need_a_valid_abn_and_the_current_version(): void
    {
        $this->assertSame('51824753556', Abn::parse('51 824 753 556'));
        $this->assertNull(Abn::parse('51 824 753 557'));
        $this->terms(['abn' => '51 824 753 557'])->assertSessionHasErrors(['abn' => 'Enter a valid ABN. Its 11 digits don’t pass the check.']);
        $this->terms(['abn' => ''])->assertSessionHasErrors(['abn' => 'Enter the ABN. Only a business with an ABN can be registered for GST.']);
        $this->terms(['version' => 9])->assertSessionHasErrors('version');
        $this->terms(['abn' => '', 'is_gst_registered' => false, 'commission_percent' => '12.29', 'new_client_dollars' => '75.50'])->assertSessionHasNoErrors();
        $this->assertSame([null, false, 1_229, 7_550, 2], array_values($this->affiliate->refresh()->only(['abn', 'is_gst_registered', 'commission_basis_points', 'new_client_cents', 'version'])));
        $this->assertSame(1, AuditEvent::query()->where('action', 'affiliate.terms_changed')->count());
    }

    public function test_executives_and_impersonators_cannot_write(): void
    {
        $this->draft('2026-10');
        $statement = AffiliateStatement::query()->sole();
        $executive = User::factory()->withAbilities(Ability::ViewAffiliateTaxReports, Ability::ViewReportExports)->createOne(['is_executive_staff' => true]);
        $this->actingAs($executive)->get(self::PATH)->assertInertia(fn ($page) => $page->where('can_decide', false)->where('can_export', true));
        $this->draft('2026-10')->assertForbidden();
        $this->get(self::PATH.'/export?month=2026-10&reason=Year+end')->assertOk();

        $this->actingAs($this->approver);
        $this->impersonate($this->approver);
        $this->approve($statement)->assertForbidden();
        $this->terms([])->assertForbidden();
        $this->assertSame(AffiliateStatementStatus::Draft, $statement->refresh()->status);
    }

    public function test_guide_calculates_its_examples(): void
    {
        $this->get('/reports/affiliates/tax-guide')->assertInertia(fn ($page) => $page->component('Reports/Affiliates/TaxGuide')->has('examples', 3)
            ->where('examples.0.gross_cents', 323_642)->where('examples.0.gst_cents', 32_364)->where('examples.2.withheld_cents', 152_112));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewAffiliateReports)->createOne());
        $this->get('/reports/affiliates/tax-guide')->assertForbidden();
        $this->get(self::PATH)->assertForbidden();
    }

    private function colleague(string $name): User
    {
        return User::factory()->withAbilities(Ability::ViewAffiliateTaxReports)->createOne(['first_name' => $name, 'last_name' => 'Lee', 'created_at' => '2026-01-01']);
    }

    private function bet(string $placedAt, int $stake, int $won = 0): void
    {
        Bet::factory()->createOne(['client_id' => $this->account->client_id, 'site_account_id' => $this->account->id, 'placed_at' => $placedAt, 'status' => $won === 0 ? BetStatus::Lost : BetStatus::Won, 'stake_cents' => $stake, 'return_cents' => $won, 'is_bonus' => false]);
        app(MonthlyStats::class)->rebuild([$this->account->client_id]);
    }

    /** @return TestResponse<Response> */
    private function draft(string $month): TestResponse
    {
        return $this->post(self::PATH, ['month' => $month]);
    }

    /** @return TestResponse<Response> */
    private function approve(AffiliateStatement $statement, ?int $version = null): TestResponse
    {
        return $this->post(self::PATH."/{$statement->id}/approve", ['version' => $version ?? $statement->version]);
    }

    /** @return TestResponse<Response> */
    private function pay(AffiliateStatement $statement): TestResponse
    {
        return $this->post(self::PATH."/{$statement->id}/paid", ['payment_reference' => 'CBA 4711']);
    }

    /**
     * @param  array<string, mixed>  $changes
     * @return TestResponse<Response>
     */
    private function terms(array $changes): TestResponse
    {
        return $this->put("/reports/affiliates/terms/{$this->affiliate->id}", ['version' => $this->affiliate->refresh()->version, 'abn' => '51824753556', 'is_gst_registered' => true, 'commission_percent' => '25', 'new_client_dollars' => '0', ...$changes]);
    }
}
