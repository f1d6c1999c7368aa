<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ApproveDeposit;
use App\Actions\Deposits\RejectDeposit;
use App\Domain\Deposits\ApprovalOptions;
use App\Enums\Ability;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

final class DepositListTest extends TestCase
{
    use ReadsPages, ReceivesDeposits, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->actingAs($this->officer);
    }

    public function test_a_deposit_from_another_payer_names_the_payer(): void
    {
        $emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $deposit = $this->receive('Payment from A WHITLAM 9', 7_000);
        app(ApproveDeposit::class)->handle($deposit, $emma->id, $this->officer, null, new ApprovalOptions(acceptsOtherPayer: true));

        $row = $this->rows('/deposits')[0];

        $this->assertSame(['A WHITLAM', 'Emma Walsh', false], [$row['payer'], $row['client']['full_name'], $row['is_other_payer']]);
    }

    public function test_search_finds_the_deposit_of_any_of_hundreds_of_namesakes(): void
    {
        Client::factory()->createMany(array_fill(0, 200, ['last_name' => 'Nguyen']));
        $client = Client::factory()->createOne(['last_name' => 'Nguyen']);
        $deposit = $this->receive('Payment from A WHITLAM 9', 7_000);
        app(ApproveDeposit::class)->handle($deposit, $client->id, $this->officer, null, new ApprovalOptions(acceptsOtherPayer: true));

        $this->assertSame([$deposit->id], $this->ids('/deposits?search=nguyen'));
    }

    public function test_each_tab_shows_its_deposits_newest_first(): void
    {
        $emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $osko = $this->receive('Payment from EMMA WALSH 48213', 5_000, PaymentRail::Osko, '2026-11-20T01:00:00Z');
        $payid = $this->receive('Payment from A WHITLAM 9', 7_000, PaymentRail::Payid, '2026-11-20T02:00:00Z');
        $eft = $this->receive('TRANSFER', 9_000, PaymentRail::Eft, '2026-11-20T00:00:00Z');
        app(ApproveDeposit::class)->handle($osko, $emma->id, $this->officer, null);

        $this->assertSame([$payid->id, $osko->id, $eft->id], $this->ids('/deposits'));
        $this->assertSame([$payid->id], $this->ids('/deposits/payid'));
        $this->assertSame([$eft->id], $this->ids('/deposits/eft'));
        $this->assertSame([$payid->id, $eft->id], $this->ids('/deposits/pending'));
        $this->assertSame([$payid->id], $this->ids('/deposits/pending?search=whitlam'));
        $rows = collect($this->rows('/deposits'))->keyBy('id');
        $this->assertSame(['Emma Walsh', 'A WHITLAM', 'N/A'], [$rows[$osko->id]['payer'], $rows[$payid->id]['payer'], $rows[$eft->id]['payer']]);
        $this->assertSame([null, 'fresh'], [$rows[$osko->id]['age'], $rows[$payid->id]['age']]);
    }

    /** @param  list<int>  $expected  positions of the received deposits */
    #[TestWith(['status=rejected', [2]])]
    #[TestWith(['status=rejected&status_op=not&sort=value_at', [0, 1]])]
    #[TestWith(['rail=osko,eft&sort=value_at', [0, 2]])]
    #[TestWith(['amount_cents=6000&amount_cents_op=least&sort=amount_cents', [1, 2]])]
    #[TestWith(['amount_cents=5000', [0]])]
    #[TestWith(['value_at=2026-11-20', [1]])]
    #[TestWith(['value_at=2026-11-18,2026-11-19&value_at_op=between&sort=value_at', [0, 2]])]
    #[TestWith(['payer=walsh', [0]])]
    #[TestWith(['reference=FEED-2', [1]])]
    #[TestWith(['reference=e2e-3', [2]])]
    #[TestWith(['client_op=filled', [0]])]
    #[TestWith(['age=overdue', [0]])]
    #[TestWith(['age=fresh', [1]])]
    #[TestWith(['search=48213', [0]])]
    #[TestWith(['search=emma', [0]])]
    #[TestWith(['search=$70.00', [1]])]
    #[TestWith(['search=feed-3', [2]])]
    #[TestWith(['search=nobody', []])]
    #[TestWith(['sort=-amount_cents', [2, 1, 0]])]
    #[TestWith(['sort=waiting_since', [0, 1, 2]])]
    public function test_filters_search_and_orders_narrow_the_list(string $query, array $expected): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->travelTo('2026-11-18 03:10:00');
        $received = [$this->receive('Payment from EMMA WALSH 48213', 5_000, PaymentRail::Osko)];
        $this->travelTo('2026-11-20 03:10:00');
        $received[] = $this->receive('Payment from A WHITLAM 9', 7_000, PaymentRail::Payid);
        $received[] = $this->receive('TRANSFER', 9_000, PaymentRail::Eft, '2026-11-19T01:00:00Z');
        app(RejectDeposit::class)->handle($received[2], 'Nobody of ours', $this->officer, null);

        $this->assertSame(array_map(static fn (int $place): int => $received[$place]->id, $expected), $this->ids("/deposits?{$query}"));
        $totals = $this->inertia("/deposits?{$query}", ['totals'], 'Deposits/Index')->json('props.totals');
        $this->assertSame([count($expected), array_sum(array_map(static fn (int $place): int => $received[$place]->amount_cents, $expected)), false], [
            $totals['count'], $totals['amount_cents'], $totals['is_capped'],
        ]);
    }

    public function test_pages_follow_each_other_and_sums_are_of_all_of_them(): void
    {
        foreach (range(1, 30) as $cents) {
            $this->receive('Payment', $cents);
        }

        $first = $this->inertia('/deposits?sort=amount_cents', ['deposits', 'meta', 'totals'], 'Deposits/Index');
        $second = $this->rows('/deposits?sort=amount_cents&cursor='.$first->json('props.meta.next_cursor'));

        $this->assertSame([30, 465, 30], [$first->json('props.meta.count'), $first->json('props.totals.amount_cents'), $first->json('props.totals.waiting_count')]);
        $this->assertSame(range(1, 30), [...array_column($first->json('props.deposits'), 'amount_cents'), ...array_column($second, 'amount_cents')]);
    }

    public function test_sums_end_at_the_cap_and_say_so(): void
    {
        config(['paddock.deposits.sum_cap' => 3]);
        foreach (range(1, 5) as $cents) {
            $this->receive('Payment', $cents);
        }

        $totals = $this->inertia('/deposits', ['totals'], 'Deposits/Index')->json('props.totals');

        $this->assertSame([3, true], [$totals['count'], $totals['is_capped']]);
    }

    public function test_the_drawer_has_an_address_of_its_own(): void
    {
        $emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $deposit = $this->receive('Payment from EMMA WALSH 48213', reference: 'NAB-1');
        $other = $this->receive('Payment from EMMA WALSH 48213', reference: 'NAB-2');
        DuplicateCase::create([
            'left_bank_line_id' => $deposit->bank_line_id,
            'right_bank_line_id' => $other->bank_line_id,
            'score' => 88,
            'reasons' => [['kind' => 'amount', 'points' => 40, 'words' => 'The same amount.']],
            'amount_cents' => 5_000,
            'paid_at' => now(),
        ]);

        $details = $this->inertia("/deposits/payid?deposit={$deposit->id}", ['deposit'], 'Deposits/Index')->json('props.deposit');

        $this->assertSame([$deposit->id, 'NAB-1', $emma->id, true, true, false], [
            $details['deposit']['id'], $details['bank_reference'], $details['client']['id'], $details['can_decide'], $details['can_return'], $details['can_undo'],
        ]);
        $this->assertSame([$emma->id], array_column($details['proposals'], 'client_id'));
        $this->assertSame([$emma->id], array_column($details['people'], 'id'));
        $this->assertSame(['NAB-2', $other->id, ['The same amount.']], [$details['duplicates'][0]['bank_reference'], $details['duplicates'][0]['deposit_id'], $details['duplicates'][0]['reasons']]);
        $this->assertSame(['Received from the bank'], array_column($details['history'], 'title'));
        $this->assertNull($this->inertia('/deposits?deposit=999', ['deposit'], 'Deposits/Index')->json('props.deposit'));
        $this->assertTrue($this->rows('/deposits')[0]['has_duplicate_case']);
    }

    public function test_drawer_says_whether_the_decision_is_the_viewers_own(): void
    {
        [$deposit, $colleague] = [$this->receive(), User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne()];
        $isOwn = fn (): bool => $this->inertia("/deposits?deposit={$deposit->id}", ['deposit'], 'Deposits/Index')->json('props.deposit.is_own_decision');
        $this->assertFalse($isOwn());

        app(RejectDeposit::class)->handle($deposit, 'Not ours', $colleague, null);
        $this->assertFalse($isOwn());
        $this->actingAs($colleague);
        $this->assertTrue($isOwn());
    }

    public function test_a_viewer_without_the_ability_gets_no_decisions(): void
    {
        $deposit = $this->receive();
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());

        $page = $this->inertia("/deposits?deposit={$deposit->id}");

        $this->assertSame([false, false, false], [$page->json('props.can_handle'), $page->json('props.can_export'), $page->json('props.deposit.can_decide')]);
    }

    public function test_phone_numbers_in_bank_texts_are_masked_without_the_ability(): void
    {
        $this->receive('PAYID 0412 345 678 emma@example.com');
        $this->assertSame('PAYID 0412 345 678 emma@example.com', $this->rows('/deposits')[0]['description']);

        $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits)->createOne());
        $this->assertSame('PAYID •••• ••• 678 e•••@example.com', $this->rows('/deposits')[0]['description']);
    }

    public function test_unknown_filters_are_ignored_and_reported(): void
    {
        $this->get('/deposits?status=lost&rail=osko')->assertRedirect('/deposits?rail=osko')->assertSessionHas('error');
        $this->get('/deposits?deposit=abc')->assertRedirect('/deposits');
        $this->get('/deposits?sort=reason')->assertRedirect('/deposits');
    }

    public function test_export_needs_a_reason_and_is_audited(): void
    {
        $this->receive('Payment from =EVIL 1', 5_050, PaymentRail::Payid);
        $this->receive('Payment', 100, PaymentRail::Eft);

        $this->get('/deposits/payid/export')->assertRedirect('/deposits/payid')->assertSessionHas('error', 'Enter a reason for this export.');
        $csv = $this->get('/deposits/payid/export?reason=Monthly%20check')->assertOk()->streamedContent();

        $this->assertStringContainsString('50.50', $csv);
        $this->assertStringContainsString("'=EVIL", $csv);
        $this->assertStringNotContainsString('EFT', $csv);
        $event = AuditEvent::query()->where('action', 'deposits.exported')->sole();
        $this->assertSame(['Monthly check', 'payid'], [$event->after['reason'], $event->after['tab']]);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
        $this->get('/deposits/export?reason=Monthly%20check')->assertForbidden();
    }

    public function test_deposits_need_the_ability(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());

        foreach (['/deposits', '/deposits/payid', '/deposits/eft', '/deposits/pending', '/deposits/export?reason=Monthly%20check'] as $path) {
            $this->get($path)->assertForbidden();
        }
    }

    /** @return list<int> */
    private function ids(string $url): array
    {
        return array_column($this->rows($url), 'id');
    }

    /** @return list<array<string, mixed>> */
    private function rows(string $url): array
    {
        return $this->inertia($url, ['deposits', 'meta'], 'Deposits/Index')->assertOk()->json('props.deposits');
    }
}
