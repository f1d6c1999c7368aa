<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\BankAccountStatus;
use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\Notification;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;

/** Withdrawals that staff request for a client, up to the balance. */
final class StaffWithdrawalTest extends WithdrawalTestCase
{
    use RefreshDatabase;

    private Client $client;

    private User $requester;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = self::clientWith(150_000, ['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $this->requester = User::factory()->withRole(StaffRole::AccountManager)->createOne();
    }

    public function test_request_holds_the_money_and_notifies_deciders(): void
    {
        $officer = self::officer();
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id]);

        $this->ask(['amount' => '$1,250.50', 'bank_account_id' => $account->id, 'note' => 'Rang at nine'])->assertSessionHasNoErrors()->assertSessionHas('success');

        $withdrawal = Withdrawal::query()->sole();
        $this->assertSame(
            [WithdrawalStatus::Pending, 125_050, $account->id, $this->requester->id, true, 'Rang at nine'],
            [$withdrawal->status, $withdrawal->amount_cents, $withdrawal->bank_account_id, $withdrawal->requested_by, $withdrawal->needs_dual_approval, $withdrawal->note],
        );
        $this->assertNotNull($withdrawal->held_at);
        $this->assertSame([24_950, 125_050], self::money($this->client));
        $this->assertSame('staff', AuditEvent::query()->where('action', 'withdrawal.requested')->sole()->after['source']);
        app(OutboxRelay::class)->drain();
        $this->assertSame(1, Notification::query()->where(['type' => NotificationType::Withdrawal, 'user_id' => $officer->id, 'is_read' => false])->count());

        $this->step($officer, 'check', $withdrawal);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
    }

    public function test_repeated_form_creates_one_request(): void
    {
        $fields = ['reference' => (string) Str::uuid(), 'bank_account_id' => BankAccount::factory()->createOne(['client_id' => $this->client->id])->id];

        $this->ask($fields)->assertSessionHasNoErrors();
        $this->ask($fields)->assertSessionHasNoErrors();
        $this->ask([...$fields, 'amount' => '99'])->assertSessionHasErrors('reference');

        $this->assertSame([1, [140_000, 10_000]], [Withdrawal::query()->count(), self::money($this->client)]);
    }

    public function test_an_amount_above_the_balance_is_refused(): void
    {
        $this->ask(['amount' => '1500.01', 'bank_account_id' => BankAccount::factory()->createOne(['client_id' => $this->client->id])->id])
            ->assertSessionHasErrors(['amount' => 'The available balance is $1,500.00.']);

        $this->assertSame([0, [150_000, 0]], [Withdrawal::query()->count(), self::money($this->client)]);
    }

    #[TestWith(['amount', '0'])]
    #[TestWith(['amount', '-5'])]
    #[TestWith(['amount', '1e9'])]
    #[TestWith(['amount', ['100']])]
    #[TestWith(['client_id', '999999'])]
    #[TestWith(['bank_account_id', ''])]
    #[TestWith(['note', ['x']])]
    public function test_invalid_input_is_refused(string $field, mixed $value): void
    {
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id])->id;

        $this->ask(['bank_account_id' => $account, $field => $value])->assertSessionHasErrors($field);

        $this->assertSame(0, Withdrawal::query()->count());
    }

    public function test_another_clients_account_and_a_blocked_one_are_refused(): void
    {
        $others = BankAccount::factory()->createOne()->id;
        $blocked = BankAccount::factory()->createOne(['client_id' => $this->client->id, 'status' => BankAccountStatus::Blocked])->id;

        $this->ask(['bank_account_id' => $others])->assertSessionHasErrors(['bank_account_id' => 'Choose a bank account of this client.']);
        $this->ask(['bank_account_id' => $blocked])->assertSessionHasErrors('bank_account_id');

        $this->assertSame([150_000, 0], self::money($this->client));
    }

    public function test_a_new_account_is_added_by_the_requester_and_verified_by_a_colleague(): void
    {
        $manager = self::manager();
        $this->requester = $manager;
        $this->ask(['bank_account_id' => 'new', 'holder' => 'Emma Walsh', 'bsb' => '063-000', 'account_number' => '1234 5678'])->assertSessionHasNoErrors();
        $account = BankAccount::query()->sole();
        $this->assertSame([BankAccountStatus::Unverified, $manager->id, '12345678'], [$account->status, $account->added_by, $account->number]);
        $decide = fn (User $user, array $fields): TestResponse => $this->actingAs($user)->put(route('withdrawals.bank-accounts.decide', $account), $fields);

        $decide($manager, ['status' => 'verified', 'seen' => 'unverified', 'evidence' => 'Statement seen'])->assertSessionHas('error', 'You added this bank account. A colleague must verify it.');
        $decide(self::officer(), ['status' => 'verified'])->assertSessionHasErrors(['evidence', 'seen']);
        $decide(self::officer(), ['status' => 'unverified', 'seen' => 'unverified', 'evidence' => 'Statement seen'])->assertSessionHasErrors('status');
        $decide($officer = self::officer(), ['status' => 'verified', 'seen' => 'unverified', 'evidence' => 'Statement seen'])->assertSessionHas('success');

        $account->refresh();
        $this->assertSame([BankAccountStatus::Verified, $officer->id, 'Statement seen'], [$account->status, $account->decided_by, $account->evidence]);
        $event = AuditEvent::query()->where('action', 'bank_account.verified')->sole();
        $this->assertSame([$this->client->id, 'Statement seen'], [$event->client_id, $event->after['evidence']]);
        $this->assertStringNotContainsString('12345678', (string) json_encode(AuditEvent::query()->get()));
        foreach (['unverified', 'verified'] as $seen) {
            $decide(self::officer(), ['status' => 'verified', 'seen' => $seen, 'evidence' => 'Statement seen'])->assertSessionHas('error');
        }
        $decide(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne(), ['status' => 'blocked', 'seen' => 'verified', 'evidence' => 'Not theirs'])->assertForbidden();
    }

    public function test_an_account_blocked_by_a_colleague_stays_blocked_until_the_user_has_seen_it(): void
    {
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id, 'status' => BankAccountStatus::Unverified]);
        $block = ['status' => 'blocked', 'seen' => 'unverified', 'evidence' => 'The bank reports a mule account'];
        $verify = ['status' => 'verified', 'seen' => 'unverified', 'evidence' => 'Statement seen'];
        $ona = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Ona', 'last_name' => 'Petrov']);
        $this->actingAs($ona)->put(route('withdrawals.bank-accounts.decide', $account), $block)->assertSessionHas('success');

        $this->actingAs(self::officer())->put(route('withdrawals.bank-accounts.decide', $account), $verify)
            ->assertSessionHas('error', 'This bank account is already blocked by Ona Petrov, just now. Nothing was changed.');
        $this->assertSame([BankAccountStatus::Blocked, $ona->id, $block['evidence']], array_values($account->refresh()->only(['status', 'decided_by', 'evidence'])));

        $this->put(route('withdrawals.bank-accounts.decide', $account), [...$verify, 'seen' => 'blocked'])->assertSessionHas('success');
        $this->assertSame(BankAccountStatus::Verified, $account->refresh()->status);
    }

    public function test_the_requester_cannot_verify_the_account(): void
    {
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id, 'status' => BankAccountStatus::Unverified]);
        $this->requester = self::manager();
        $this->ask(['bank_account_id' => $account->id]);

        $this->actingAs($this->requester)->put(route('withdrawals.bank-accounts.decide', $account), ['status' => 'verified', 'seen' => 'unverified', 'evidence' => 'Statement seen'])
            ->assertSessionHas('error', 'You requested a withdrawal to this bank account. A colleague must verify it.');

        $this->assertSame(BankAccountStatus::Unverified, $account->refresh()->status);
    }

    public function test_requester_of_an_ended_withdrawal_verifies_the_account_but_then_needs_a_colleague_for_a_new_one(): void
    {
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id, 'status' => BankAccountStatus::Unverified]);
        $this->requester = self::manager();
        $this->ask(['bank_account_id' => $account->id]);
        Withdrawal::query()->sole()->update(['status' => WithdrawalStatus::Cancelled]);

        $this->actingAs($this->requester)->put(route('withdrawals.bank-accounts.decide', $account), ['status' => 'verified', 'seen' => 'unverified', 'evidence' => 'Statement seen'])->assertSessionHas('success');
        $this->assertSame([BankAccountStatus::Verified, $this->requester->id], array_values($account->refresh()->only(['status', 'decided_by'])));

        $this->ask(['bank_account_id' => $account->id])->assertSessionHasNoErrors();
        $again = Withdrawal::query()->where('status', WithdrawalStatus::Pending)->sole();
        $this->step(self::officer(), 'check', $again, ['acknowledged' => []])->assertSessionHas('success');
        $this->step(self::officer(), 'approve', $again->refresh())->assertSessionHas('error', 'The requester of this withdrawal verified its bank account. A colleague must verify it too.');
    }

    public function test_account_managers_request_for_their_own_clients_and_others_need_the_ability(): void
    {
        config(['paddock.clients.edit_scope' => 'own']);
        $this->client->update(['account_manager_id' => User::factory()->createOne()->id]);

        $this->ask(['bank_account_id' => 1])->assertForbidden();
        $this->actingAs($this->requester)->get(route('withdrawals.destinations', $this->client))->assertForbidden();
        $this->requester = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->ask(['bank_account_id' => 1])->assertForbidden();
        $this->actingAs(self::officer())->get(route('withdrawals.destinations', $this->client))->assertOk()->assertJsonPath('balance_cents', 150_000);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @param  list<string>  $missing
     */
    #[TestWith([['client_id' => null, 'amount' => ''], ['client_id']])]
    #[TestWith([['bank_account_id' => ''], ['amount', 'bank_account_id']])]
    #[TestWith([['bank_account_id' => 'new'], ['amount', 'holder', 'bsb', 'account_number']])]
    public function test_only_fields_on_screen_are_asked_for(array $fields, array $missing): void
    {
        $this->ask(['amount' => '', ...$fields])->assertSessionHasErrors($missing);

        $this->assertSame($missing, session('errors')?->keys());
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function ask(array $fields): TestResponse
    {
        return $this->actingAs($this->requester)->post(route('withdrawals.store'), ['client_id' => $this->client->id, 'amount' => '100', ...$fields]);
    }
}
