<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Domain\Ledger\DepositLedger;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\Transaction;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\DropsTriggers;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class TransactionPageTest extends TestCase
{
    use DropsTriggers, MakesMoney, PostsMoney, ReadsPages, RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor']);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
    }

    public function test_postings_are_shown_in_order_with_entries_and_verified_hashes(): void
    {
        $deposit = $this->fund($this->client, 12_300);
        $transaction = Transaction::query()->where('source_type', 'deposit')->where('source_id', $deposit->id)->sole();

        $page = $this->inertia("/transactions/{$transaction->id}")->assertOk()->assertJsonPath('component', 'Transactions/Show');

        [$received, $approved] = $page->json('props.steps');
        $this->assertSame(['Pending', 'Completed'], [$received['status_name'], $approved['status_name']]);
        $this->assertSame([['Bank', null, 12_300, null], ['Received, not matched', null, null, 12_300]], self::sides($received));
        $this->assertSame([['Received, not matched', null, 12_300, null], ['Available balance', 'Harriet Okafor', null, 12_300]], self::sides($approved));
        $this->assertSame([true, true], [$received['is_intact'], $approved['is_intact']]);
        $this->assertSame(12_300, $page->json('props.facts.balance_cents'));
        $this->assertSame([12_300, 'Deposit', 'Completed'], [$page->json('props.transaction.amount_cents'), $page->json('props.transaction.type_name'), $page->json('props.transaction.status_name')]);
    }

    public function test_tampered_posting_fails_its_hash(): void
    {
        $transaction = $this->transaction($this->client, 500);
        $after = $this->transaction($this->client, 700);
        $this->dropTrigger('ledger_transactions_no_update', 'ledger_transactions');
        DB::table('ledger_transactions')->where('transaction_id', $transaction->id)->update(['status' => 'declined']);

        $this->inertia("/transactions/{$transaction->id}")->assertJsonPath('props.steps.0.is_intact', false);
        $this->inertia("/transactions/{$after->id}")->assertJsonPath('props.steps.0.is_intact', true);
    }

    public function test_reversal_and_original_link_to_each_other(): void
    {
        $deposit = $this->fund($this->client, 5_000);
        DB::transaction(static fn () => app(DepositLedger::class)->undone($deposit));
        $reversal = Transaction::query()->where('type', TransactionType::Reversal)->sole();
        $original = Transaction::query()->where('type', TransactionType::Deposit)->where('round', 1)->sole();

        $back = $this->inertia("/transactions/{$reversal->id}")->json('props.steps.0.reverses');
        $this->assertSame($original->id, $back['transaction_id']);
        $forth = $this->one($this->inertia("/transactions/{$original->id}")->json('props.steps'), 'id', $back['id']);
        $this->assertSame($reversal->id, $forth['reversed_by']['transaction_id']);
    }

    public function test_posting_without_entries_is_shown_as_a_status_change(): void
    {
        $transaction = $this->transaction($this->client, 0, status: TransactionStatus::Pending, amountCents: 500);

        $this->inertia("/transactions/{$transaction->id}")->assertJsonPath('props.steps.0.sides', [])->assertJsonPath('props.steps.0.is_intact', true);
    }

    public function test_details_link_to_the_clients_previous_and_next_transaction(): void
    {
        $first = $this->transaction($this->client, 100, '2026-11-20 01:00:00');
        $second = $this->transaction($this->client, 100, '2026-11-20 02:00:00');
        $this->transaction(Client::factory()->createOne(), 100, '2026-11-20 02:00:00');
        $third = $this->transaction($this->client, 100, '2026-11-20 02:00:00');
        $nobodys = $this->transaction(null, 0, '2026-11-20 02:00:00', amountCents: 5);

        $this->assertSame([null, $second->id], $this->neighbours($first));
        $this->assertSame([$first->id, $third->id], $this->neighbours($second));
        $this->assertSame([$second->id, null], $this->neighbours($third));
        $this->assertSame([null, null], $this->neighbours($nobodys));
    }

    public function test_the_page_shows_the_history_of_the_source(): void
    {
        $deposit = $this->fund($this->client, 5_000);
        $helper = User::factory()->createOne(['first_name' => 'Real', 'last_name' => 'Person']);
        CurrentImpersonation::continued($helper->id, static fn () => app(AuditTrail::class)->record('deposit.approved', $deposit, after: ['amount_cents' => 5_000]));
        app(AuditTrail::class)->record('client.updated', $this->client, after: ['suburb' => 'Secret']);
        $transaction = Transaction::query()->where('source_id', $deposit->id)->where('source_type', 'deposit')->sole();

        $history = $this->inertia("/transactions/{$transaction->id}", ['history'], 'Transactions/Show')->json('props.history');

        $entry = $this->one($history, 'title', 'Deposit approved');
        $this->assertSame('Real Person', $entry['impersonator_name']);
        $this->assertContains(['label' => 'Amount', 'before' => null, 'after' => '$50.00', 'is_detail' => true], $entry['changes']);
        $this->assertNotContains('Details changed', array_column($history, 'title'));
    }

    public function test_the_history_is_hidden_without_access_to_the_source(): void
    {
        $this->fund($this->client, 500);
        $withdrawal = $this->request($this->client, 500);
        app(AuditTrail::class)->record('withdrawal.checked', $withdrawal, after: ['amount_cents' => 500]);
        $asked = Transaction::query()->where('source_type', 'withdrawal')->sole();
        $this->assertContains('Withdrawal checked', array_column($this->history($asked), 'title'));

        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions)->createOne());
        $this->assertSame([], $this->history($asked));
    }

    public function test_opening_balance_or_merge_shows_no_client_history(): void
    {
        app(AuditTrail::class)->record('client.updated', $this->client, after: ['suburb' => 'Secret']);
        $opened = $this->book($this->credit($this->client, 700, 'opening'))[0];

        $this->assertSame([], $this->history(Transaction::query()->whereKey(DB::table('ledger_transactions')->where('id', $opened)->value('transaction_id'))->sole()));
    }

    public function test_the_source_is_linked_for_viewers_with_access(): void
    {
        $transfer = $this->transaction($this->client, 0, type: TransactionType::Transfer, amountCents: 500, source: 'transfer');

        $this->inertia("/transactions/{$transfer->id}")->assertJsonPath('props.facts.source_url', "/clients/{$this->client->id}/transfers")->assertJsonPath('props.facts.can_see_client', true);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions)->createOne());
        $this->inertia("/transactions/{$transfer->id}")->assertJsonPath('props.facts.source_url', null)->assertJsonPath('props.facts.can_see_client', false);
    }

    public function test_missing_transaction_is_not_found(): void
    {
        $this->get('/transactions/999999')->assertNotFound();
        $this->get('/transactions/abc')->assertNotFound();
    }

    /**
     * @param  array{sides: list<array{account: string, owner: string|null, debit_cents: int|null, credit_cents: int|null}>}  $step
     * @return list<array{string, string|null, int|null, int|null}>
     */
    private static function sides(array $step): array
    {
        return array_map(static fn (array $side): array => [$side['account'], $side['owner'], $side['debit_cents'], $side['credit_cents']], $step['sides']);
    }

    /**
     * @param  list<array<string, mixed>>  $rows
     * @return array<string, mixed>
     */
    private function one(array $rows, string $key, int|string $value): array
    {
        $place = array_search($value, array_column($rows, $key), true);
        $this->assertIsInt($place);

        return $rows[$place];
    }

    /** @return list<array<string, mixed>> */
    private function history(Transaction $transaction): array
    {
        return $this->inertia("/transactions/{$transaction->id}", ['history'], 'Transactions/Show')->json('props.history');
    }

    /** @return array{int|null, int|null} */
    private function neighbours(Transaction $transaction): array
    {
        $facts = $this->inertia("/transactions/{$transaction->id}")->json('props.facts');

        return [$facts['previous_id'], $facts['next_id']];
    }
}
