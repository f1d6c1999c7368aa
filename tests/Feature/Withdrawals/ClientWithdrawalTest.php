<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Actions\Intake\RequestWithdrawal;
use App\Domain\Withdrawals\BankDestination;
use App\Enums\BankAccountStatus;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;

/** Withdrawals that clients request. They are accepted even without the money, and held once there is enough. */
final class ClientWithdrawalTest extends WithdrawalTestCase
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

    public function test_uncovered_request_is_accepted_and_held_once_covered(): void
    {
        $withdrawal = $this->byClient(200_000, self::destination());
        $officer = self::officer();
        $this->assertSame([WithdrawalStatus::Pending, null, true], [$withdrawal->status, $withdrawal->held_at, $withdrawal->needs_dual_approval]);
        $this->assertSame([150_000, 0], self::money($this->client));

        foreach (['hold', 'check'] as $step) {
            $this->step($officer, $step, $withdrawal)->assertSessionHas('error', 'Insufficient funds: $500.00 short. Hold the money once the client has it.');
        }
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);

        self::fund($this->client, 60_000);
        $this->step($officer, 'hold', $withdrawal)->assertSessionHas('success');
        $this->assertSame([10_000, 200_000], self::money($this->client));
        $this->step($officer, 'check', $withdrawal)->assertSessionHas('success');
        $this->assertSame([WithdrawalStatus::Checked, [10_000, 200_000]], [$withdrawal->refresh()->status, self::money($this->client)]);
    }

    public function test_a_check_holds_newly_covered_money_and_a_refused_check_releases_nothing(): void
    {
        $late = $this->byClient(200_000, self::destination());
        $declined = $this->byClient(300_000);
        self::fund($this->client, 50_000);

        $this->step(self::officer(), 'check', $late)->assertSessionHas('success');
        $this->step(self::officer(), 'decline', $declined, ['seen' => 'pending', 'cancellation_reason_id' => self::reason()->id])->assertSessionHas('success');

        $this->assertSame([0, 200_000], self::money($this->client));
        $this->assertNotNull($late->refresh()->held_at);
    }

    public function test_request_without_a_destination_needs_one_before_the_check(): void
    {
        $withdrawal = $this->byClient(10_000);
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id]);
        $others = BankAccount::factory()->createOne();

        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => $others->id])->assertSessionHasErrors('bank_account_id');
        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => $account->id])->assertSessionHas('success');
        $this->assertSame($account->id, $withdrawal->refresh()->bank_account_id);
        $this->step(self::officer(), 'check', $withdrawal);
        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => BankAccount::factory()->createOne(['client_id' => $this->client->id])->id]);

        $this->assertStringContainsString('is already checked by', (string) session('error'));
        $this->assertSame($account->id, $withdrawal->refresh()->bank_account_id);
    }

    public function test_where_the_client_wants_it_is_changed_only_once_that_account_is_blocked(): void
    {
        $withdrawal = $this->byClient(10_000, self::destination());
        $own = $withdrawal->bankAccount ?? $this->fail('It came with a destination.');
        $other = ['holder' => 'Emma Walsh', 'bsb' => '063-111', 'account_number' => '99887766'];

        $this->step($this->requester, 'destination', $withdrawal, $other)->assertSessionHas(
            'error',
            "This withdrawal goes to {$own->masked()} and can only be changed when that account is blocked. If the client wants another account, cancel the withdrawal and ask them to request a new one.",
        );
        $this->assertSame([$own->id, 1], [$withdrawal->refresh()->bank_account_id, BankAccount::query()->count()]);
        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => $own->id])->assertSessionHas('success');

        $own->update(['status' => BankAccountStatus::Blocked]);
        $this->step($this->requester, 'destination', $withdrawal, $other)->assertSessionHas('success');
        $this->assertSame($this->requester->id, $withdrawal->refresh()->bankAccount?->added_by);
    }

    public function test_check_is_refused_when_the_destination_changed(): void
    {
        $withdrawal = $this->byClient(10_000);
        $account = BankAccount::factory()->createOne(['client_id' => $this->client->id]);
        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => $account->id]);

        foreach ([0, $account->id + 1] as $seen) {
            $this->step(self::officer(), 'check', $withdrawal, ['bank_account_id' => $seen])
                ->assertSessionHas('error', 'A colleague chose another bank account in the meantime. Review the new account, then check the withdrawal.');
        }
        $this->step(self::officer(), 'check', $withdrawal, ['bank_account_id' => null])->assertSessionHasErrors('bank_account_id');
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);

        $this->step(self::officer(), 'check', $withdrawal, ['bank_account_id' => $account->id])->assertSessionHas('success');
    }

    public function test_repeated_request_is_recognised_after_staff_chose_the_destination(): void
    {
        $ask = fn (?BankDestination $destination): Withdrawal => app(RequestWithdrawal::class)
            ->handle(new Withdrawal(['reference' => 'IN-1', 'client_id' => $this->client->id, 'amount_cents' => 10_000, 'requested_at' => now()->startOfDay()->toImmutable()]), $destination);
        $withdrawal = $ask(null);
        $this->step($this->requester, 'destination', $withdrawal, ['bank_account_id' => BankAccount::factory()->createOne(['client_id' => $this->client->id])->id]);

        $this->assertSame([$withdrawal->id, false], [$ask(null)->id, $ask(null)->wasRecentlyCreated]);
        $this->expectException(ReferenceTakenException::class);
        $ask(self::destination());
    }

    private static function destination(): BankDestination
    {
        return BankDestination::account('Emma Walsh', '063-000', '12345678');
    }

    private function byClient(int $cents, ?BankDestination $destination = null): Withdrawal
    {
        return app(RequestWithdrawal::class)->handle(new Withdrawal([
            'reference' => fake()->unique()->numerify('IN-#####'), 'client_id' => $this->client->id, 'amount_cents' => $cents, 'requested_at' => now()->toImmutable(),
        ]), $destination)->refresh();
    }
}
