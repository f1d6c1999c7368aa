<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceTransfer;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Enums\Ability;
use App\Enums\BetstopState;
use App\Enums\SiteAccountStatus;
use App\Enums\StaffRole;
use App\Enums\TransferStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientTransfersTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private Client $client;

    private SiteAccount $from;

    private SiteAccount $to;

    private User $requester;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->createOne();
        $this->from = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'balance_cents' => 50_000]);
        $this->to = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'balance_cents' => 1_000]);
        $this->requester = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewWithdrawals)->createOne();
        $this->officer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewWithdrawals)->createOne(['first_name' => 'Ona', 'last_name' => 'Petrov']);
    }

    public function test_transfer_is_requested_approved_by_a_colleague_sent_and_confirmed(): void
    {
        $this->actingAs($this->requester)->post(route('clients.transfers.store', $this->client), $this->request('$250.50'))->assertSessionHasNoErrors()->assertSessionHas('success');
        $transfer = Transfer::query()->sole();
        $this->assertSame([TransferStatus::Requested, 25_050, $this->requester->id], [$transfer->status, $transfer->amount_cents, $transfer->requested_by]);
        $this->assertBalances(50_000, 1_000);

        $this->actingAs($this->officer);
        $this->move($transfer, 'approved')->assertSessionHas('success');
        $this->assertBalances(50_000, 1_000);
        $this->move($transfer, 'sent');
        $this->assertBalances(24_950, 1_000);
        $this->move($transfer, 'confirmed');
        $this->assertBalances(24_950, 26_050);

        $transfer->refresh();
        $this->assertSame([TransferStatus::Confirmed, $this->officer->id], [$transfer->status, $transfer->approved_by]);
        $this->assertNotNull($transfer->decided_at ?? $transfer->sent_at ?? $transfer->settled_at);
        $this->assertSame(
            ['client.transfer_requested', 'client.transfer_approved', 'client.transfer_sent', 'client.transfer_confirmed'],
            AuditEvent::query()->where('client_id', $this->client->id)->orderBy('id')->pluck('action')->all(),
        );
        $this->assertSame(1, SiteAccount::query()->findOrFail($this->from->id)->getAttribute('version'));
    }

    public function test_failed_transfer_returns_the_money(): void
    {
        $transfer = $this->transfer(TransferStatus::Approved);
        $this->actingAs($this->officer);
        $this->move($transfer, 'sent');
        $this->move($transfer, 'failed', null)->assertSessionHasErrors(['reason' => 'Enter a reason.']);
        $this->move($transfer, 'failed', 'The site refused it');

        $this->assertBalances(50_000, 1_000);
        $this->assertSame('The site refused it', $transfer->refresh()->reason);

        $this->move($unsent = $this->transfer(TransferStatus::Approved), 'failed', 'Changed their mind');
        $this->assertSame(TransferStatus::Failed, $unsent->refresh()->status);
        $this->assertBalances(50_000, 1_000);
    }

    public function test_repeated_step_is_posted_once(): void
    {
        $transfer = $this->transfer(TransferStatus::Sent);

        foreach (['transferSent', 'transferSent', 'transferConfirmed', 'transferConfirmed'] as $step) {
            app(TransferAndBonusLedger::class)->{$step}($transfer);
        }

        $this->assertBalances(45_000, 6_000);
    }

    public function test_transfer_of_an_excluded_client_or_closed_account_is_refused_but_a_sent_one_is_settled(): void
    {
        $transfer = $this->transfer(TransferStatus::Requested);
        $sent = $this->transfer(TransferStatus::Sent);
        $this->actingAs($this->officer);

        $this->client->forceFill(['betstop_state' => BetstopState::Registered])->save();
        $this->move($transfer, 'approved')->assertSessionHas('error', 'This client is on the BetStop register and gets no transfers.');
        $this->post(route('clients.transfers.store', $this->client), $this->request('$1'))->assertSessionHasErrors('from_site_account_id');
        $this->move($sent, 'confirmed')->assertSessionHas('success');
        $this->client->forceFill(['betstop_state' => BetstopState::Unchecked])->save();
        $this->move($transfer, 'approved')->assertSessionHas('success');
        $this->client->forceFill(['is_barred' => true])->save();
        $this->move($transfer, 'sent')->assertSessionHas('error', 'This client is barred and gets no transfers.');
        $this->client->forceFill(['is_barred' => false])->save();

        $this->to->update(['status' => SiteAccountStatus::Closed]);
        $this->move($transfer, 'sent')->assertSessionHas('error');
        $this->assertSame(TransferStatus::Approved, $transfer->refresh()->status);
        $this->assertSame(2, Transfer::query()->count());
    }

    public function test_audit_trail_records_the_stored_status_not_the_one_on_the_page(): void
    {
        $read = $this->transfer(TransferStatus::Requested);
        app(AdvanceTransfer::class)->handle(Transfer::query()->findOrFail($read->id), TransferStatus::Approved, $this->officer);

        app(AdvanceTransfer::class)->handle($read, TransferStatus::Sent, $this->officer);

        $this->assertSame(['status' => 'approved'], AuditEvent::query()->where('action', 'client.transfer_sent')->sole()->before);
    }

    public function test_requester_cannot_decide(): void
    {
        $transfer = $this->transfer(TransferStatus::Requested);
        $this->actingAs($this->requester);

        $this->move($transfer, 'approved')->assertSessionHas('error', 'You can’t decide this transfer because you requested it.');
        $this->move($transfer, 'declined', 'No')->assertSessionHas('error');

        $this->assertSame(TransferStatus::Requested, $transfer->refresh()->status);
    }

    public function test_second_decision_gets_the_name_of_the_first(): void
    {
        $transfer = $this->transfer(TransferStatus::Requested);
        $this->actingAs($this->officer);

        $this->move($transfer, 'declined', 'Not verified');
        $this->move($transfer, 'declined', 'Twice')->assertSessionHas('error', 'This transfer is already declined by Ona Petrov. Nothing was changed.');

        $this->assertSame('Not verified', $transfer->refresh()->reason);
    }

    public function test_transfer_cannot_skip_a_step(): void
    {
        $this->actingAs($this->officer);

        foreach ([['requested', 'sent'], ['requested', 'confirmed'], ['approved', 'confirmed'], ['sent', 'approved'], ['declined', 'approved'], ['confirmed', 'failed']] as [$from, $to]) {
            $this->move($transfer = $this->transfer(TransferStatus::from($from)), $to, 'For a reason')->assertSessionHas('error');
            $this->assertSame($from, $transfer->refresh()->status->value);
        }
        $this->move($this->transfer(TransferStatus::Requested), 'requested')->assertSessionHasErrors('status');
    }

    public function test_transfer_is_not_sent_when_the_funds_are_gone(): void
    {
        $transfer = $this->transfer(TransferStatus::Approved);
        $this->from->update(['balance_cents' => 4_999]);

        $this->actingAs($this->officer);
        $this->move($transfer, 'sent')->assertSessionHas('error', 'Only $49.99 is left in the source account. Mark the transfer as failed or wait for more funds.');

        $this->assertSame(TransferStatus::Approved, $transfer->refresh()->status);
        $this->assertBalances(4_999, 1_000);
    }

    /** @return iterable<string, array{string, string}> */
    public static function amounts(): iterable
    {
        yield 'none' => ['', 'Enter the amount to transfer.'];
        yield 'nothing' => ['0', 'Enter an amount above $0, such as 250 or 250.50.'];
        yield 'less than nothing' => ['-5', 'Enter an amount above $0, such as 250 or 250.50.'];
        yield 'words' => ['ten', 'Enter an amount above $0, such as 250 or 250.50.'];
        yield 'thousandths' => ['1.005', 'Enter an amount above $0, such as 250 or 250.50.'];
        yield 'more than the balance' => ['500.01', 'Only $500.00 is available at '];
    }

    /** @param  non-empty-string  $why */
    #[DataProvider('amounts')]
    public function test_invalid_amount_is_refused(string $amount, string $why): void
    {
        $this->actingAs($this->requester)->post(route('clients.transfers.store', $this->client), $this->request($amount))->assertSessionHasErrors('amount');

        $this->assertStringStartsWith($why, session('errors')->first('amount'));
        $this->assertSame(0, Transfer::query()->count());
    }

    public function test_request_above_the_unreserved_balance_is_refused(): void
    {
        $this->transfer(TransferStatus::Requested);
        $this->transfer(TransferStatus::Approved);
        $this->transfer(TransferStatus::Declined);
        $this->actingAs($this->requester);

        $this->post(route('clients.transfers.store', $this->client), $this->request('400.01'))->assertSessionHasErrors('amount');
        $this->post(route('clients.transfers.store', $this->client), $this->request('400.00'))->assertSessionHasNoErrors();
    }

    public function test_money_moves_between_two_open_accounts_of_the_same_client(): void
    {
        $this->actingAs($this->requester);
        $foreign = SiteAccount::factory()->createOne();
        $store = fn (array $change) => $this->post(route('clients.transfers.store', $this->client), [...$this->request('10'), ...$change]);

        $store(['to_site_account_id' => $this->from->id])->assertSessionHasErrors(['to_site_account_id' => 'Choose two different accounts.']);
        $store(['to_site_account_id' => $foreign->id])->assertSessionHasErrors(['to_site_account_id' => 'Choose an account of this client.']);
        $this->to->update(['status' => SiteAccountStatus::Suspended]);
        $store([])->assertSessionHasErrors('to_site_account_id');
        $this->assertSame(0, Transfer::query()->count());
    }

    public function test_settling_transfers_needs_the_ability_and_is_forbidden_while_impersonating(): void
    {
        $transfer = $this->transfer(TransferStatus::Requested);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->get(route('clients.transfers', $this->client))->assertOk();
        $this->move($transfer, 'approved')->assertForbidden();

        $this->actingAs($this->officer);
        $this->put(route('clients.transfers.update', [Client::factory()->createOne(), $transfer]), [
            'status' => 'approved',
        ])->assertNotFound();

        $impersonation = Impersonation::query()->create([
            'actor_id' => User::factory()
                ->withRole(StaffRole::Developer)
                ->createOne(['is_developer_staff' => true])->id,
            'reason' => 'Support',
            'target_id' => $this->officer->id,
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->move($transfer, 'approved')->assertForbidden();
        $this->post(route('clients.transfers.store', $this->client), $this->request('10'))->assertForbidden();
    }

    public function test_account_manager_requests_transfers_only_for_own_clients(): void
    {
        $this->client->update(['account_manager_id' => User::factory()->createOne()->id]);

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne())
            ->post(route('clients.transfers.store', $this->client), $this->request('10'))->assertForbidden();
    }

    public function test_page_offers_each_viewer_their_own_steps(): void
    {
        $this->transfer(TransferStatus::Requested);
        $steps = fn (User $viewer): array => $this->actingAs($viewer)
            ->inertia(route('clients.transfers', $this->client), ['transfers', 'meta', 'accounts'], 'Clients/Transfers')->assertOk()->json('props');

        $this->assertSame([], $steps($this->requester)['transfers'][0]['next']);
        $props = $steps($this->officer);
        $this->assertSame(['approved', 'declined'], $props['transfers'][0]['next']);
        $promised = array_column($props['accounts'], 'promised_cents', 'id');
        $this->assertSame([5_000, 0], [$promised[$this->from->id], $promised[$this->to->id]]);
    }

    private function transfer(TransferStatus $status): Transfer
    {
        $transfer = Transfer::factory()->createOne([
            'client_id' => $this->client->id, 'from_site_account_id' => $this->from->id, 'to_site_account_id' => $this->to->id, 'status' => $status, 'requested_by' => $this->requester->id,
        ]);
        if ($status === TransferStatus::Sent) {
            app(TransferAndBonusLedger::class)->transferSent($transfer);
        }

        return $transfer;
    }

    /** @return array<string, mixed> */
    private function request(string $amount): array
    {
        return ['from_site_account_id' => $this->from->id, 'to_site_account_id' => $this->to->id, 'amount' => $amount];
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function move(Transfer $transfer, string $status, ?string $reason = null): \Illuminate\Testing\TestResponse
    {
        return $this->from(route('clients.transfers', $this->client))->put(route('clients.transfers.update', [$this->client, $transfer]), ['status' => $status, 'reason' => $reason]);
    }

    private function assertBalances(int $from, int $to): void
    {
        $this->assertSame([$from, $to], [$this->from->refresh()->balance_cents, $this->to->refresh()->balance_cents]);
    }
}
