<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceBulkChange;
use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\ReopenClient;
use App\Actions\Clients\UpdateClient;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\Ability;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\RiskCheckValue;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use DateTimeInterface;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\SpyBetstopRegister;
use Tests\TestCase;

/** Every way to open an account, or to open it again, asks the BetStop register first, outside transactions. */
final class CheckBeforeOpeningTest extends TestCase
{
    use RefreshDatabase;

    private SpyBetstopRegister $register;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->app->instance(BetstopRegister::class, $this->register = new SpyBetstopRegister);
        $this->user = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::RiskCheckClients)->createOne();
        $this->actingAs($this->user);
    }

    /** @return array<string, array{string, ClientStatus, ClientStatus}> the way, and the status before and after */
    public static function ways(): array
    {
        return [
            'reopening by hand' => ['reopen', ClientStatus::Closed, ClientStatus::Active],
            'an edit that reopens' => ['edit', ClientStatus::Closed, ClientStatus::Active],
            'an edit that verifies' => ['edit', ClientStatus::Pending, ClientStatus::Verified],
            'a New Account check' => ['risk', ClientStatus::Pending, ClientStatus::Verified],
            'a restored value' => ['restore', ClientStatus::Closed, ClientStatus::Active],
            'a bulk change that reopens' => ['bulk', ClientStatus::Closed, ClientStatus::Active],
            'a bulk change that verifies' => ['bulk', ClientStatus::Pending, ClientStatus::Verified],
            'the undo of a bulk change' => ['undo', ClientStatus::Closed, ClientStatus::Active],
            'the undo of a merge, for the merged client' => ['unmerge', ClientStatus::Pending, ClientStatus::Active],
            'the undo of a merge, for the client that was kept' => ['unmerge winner', ClientStatus::Closed, ClientStatus::Dormant],
        ];
    }

    #[DataProvider('ways')]
    public function test_account_opens_only_after_a_clear_answer(string $way, ClientStatus $before, ClientStatus $after): void
    {
        $level = DB::transactionLevel();
        foreach (['Lee' => [$after, BetstopState::Clear], 'Registered' => [$before, BetstopState::Registered], 'Unavailable' => [$before, BetstopState::Unchecked]] as $lastName => [$status, $state]) {
            $client = $this->client($lastName, $before);
            $this->register->calls = [];

            $this->open($way, $client, $after);

            $this->assertSame([$status, $state], [$client->refresh()->status, $client->betstop_state], $lastName);
            $this->assertCount(1, $this->register->calls, $lastName);
            $check = BetstopCheck::query()->where('person_id', $client->id)->sole();
            $this->assertSame([BetstopCheckPurpose::Onboarding, $this->user->id, 'client'], [$check->purpose, $check->user_id, $check->person_type]);
        }
        $this->assertSame([$level], array_values(array_unique($this->register->transactions)));
    }

    #[DataProvider('ways')]
    public function test_valid_answer_is_not_asked_for_again(string $way, ClientStatus $before, ClientStatus $after): void
    {
        $client = $this->client('Lee', $before);
        $this->answered($client, now()->addHour());

        $this->open($way, $client, $after);

        $this->assertSame([$after, []], [$client->refresh()->status, $this->register->calls]);
    }

    /** An answer that is too old or about another identity doesn't count, and an outage leaves the account as it is. */
    #[DataProvider('ways')]
    public function test_old_answer_opens_no_account(string $way, ClientStatus $before, ClientStatus $after): void
    {
        $old = $this->client('Unavailable', $before);
        $this->answered($old, now()->subSecond());
        $renamed = $this->client('Unavailable', $before);
        $this->answered($renamed, now()->addHour());
        $renamed->forceFill(['betstop_state' => BetstopState::Unchecked])->save();

        foreach ([$old, $renamed] as $client) {
            $this->open($way, $client, $after);
            $this->assertSame($before, $client->refresh()->status);
        }
        $this->assertCount(2, $this->register->calls);
    }

    public function test_refusal_names_the_register(): void
    {
        $client = $this->client('Unavailable', ClientStatus::Closed);

        $this->put(route('clients.reopen', $client))->assertSessionHasErrors([
            'status' => 'The BetStop register gave no valid answer about this client, so the account can’t be opened. Try again later.',
        ]);
    }

    public function test_account_does_not_open_with_details_that_the_register_was_not_asked_about(): void
    {
        foreach ([[ClientStatus::Pending, 'verified'], [ClientStatus::Closed, 'active']] as [$before, $status]) {
            $client = $this->client('Lee', $before);

            try {
                $this->edit($client, ['status' => $status, 'last_name' => 'Registered']);
                $this->fail('It opened.');
            } catch (ValidationException $refused) {
                $this->assertSame(['status' => ['Save the new details first. The BetStop register is asked about them before the account opens.']], $refused->errors());
            }
            $this->assertSame([$before, 'Lee'], [$client->refresh()->status, $client->last_name]);
        }
    }

    public function test_undo_of_a_merge_names_the_account_that_did_not_open(): void
    {
        $client = $this->client('Unavailable', ClientStatus::Active);
        $merge = app(MergeClients::class)->handle(Client::factory()->createOne(['status' => ClientStatus::Active])->id, $client->id, [], 'Same', $this->user);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame(["PIN {$client->pin} is Pending: The BetStop register gave no valid answer about this client, so the account can’t be opened. Try again later"], $left);
    }

    public function test_bulk_change_asks_once_for_a_batch_and_only_about_accounts_that_open(): void
    {
        [$one, $other] = [$this->client('Lee', ClientStatus::Closed), $this->client('Ng', ClientStatus::Closed)];
        $dormant = $this->client('Tran', ClientStatus::Dormant);

        $this->change('active', $one, $other, $dormant);

        $this->assertSame([[$one->first_name, $other->first_name]], $this->register->calls);
        $this->assertSame(3, Client::query()->where('status', ClientStatus::Active)->count());
    }

    public function test_change_that_opens_no_account_asks_nothing(): void
    {
        $this->change('dormant', $this->client('Unavailable', ClientStatus::Active));
        $this->change('closed', $this->client('Lee', ClientStatus::Pending));
        $client = $this->client('Ng', ClientStatus::Closed);
        $this->edit($client, ['suburb' => 'Coogee']);

        $this->assertSame([[], 'Coogee'], [$this->register->calls, $client->refresh()->suburb]);
    }

    private function client(string $lastName, ClientStatus $status): Client
    {
        return Client::factory()
            ->createOne([
                'last_name' => $lastName,
                'preferred_name' => null,
                'status' => $status,
                'betstop_state' => BetstopState::Unchecked,
                'new_account_checked_at' => null,
            ])
            ->refresh();
    }

    private function answered(Client $client, DateTimeInterface $until): void
    {
        $client->forceFill(['betstop_state' => BetstopState::Clear])->save();
        BetstopCheck::query()->create([
            'person_type' => 'client', 'person_id' => $client->id, 'purpose' => BetstopCheckPurpose::Periodic, 'request_hash' => 'h', 'result' => BetstopCheckResult::Clear,
            'checked_at' => now()->subHours(20), 'valid_until' => $until, 'evidence' => [],
        ]);
    }

    private function open(string $way, Client $client, ClientStatus $status): void
    {
        $client->refresh();
        try {
            match ($way) {
                'reopen' => app(ReopenClient::class)->handle($client, $this->user),
                'edit' => $this->edit($client, ['status' => $status->value]),
                'restore' => $this->restore($client, $status),
                'risk' => app(CheckClientRisk::class)->handle($client, RiskCheckValue::Good, $this->user),
                'bulk' => $this->change($status->value, $client),
                'unmerge' => $this->unmerge($client, $status),
                'unmerge winner' => $this->unmergeWinner($client, $status),
                default => $this->undo($client, $status),
            };
        } catch (ValidationException $refused) {
            $this->assertArrayHasKey('status', $refused->errors());
        }
    }

    /** @param  array<string, string>  $fields */
    private function edit(Client $client, array $fields, ?AuditEvent $restored = null): void
    {
        $base = ClientFields::of($client);
        app(UpdateClient::class)->handle($client, new ClientEdit($client->version, [...$base, ...$fields], $base), $this->user, $restored);
    }

    private function restore(Client $client, ClientStatus $status): void
    {
        app(AuditTrail::class)->record('client.updated', $client, ['status' => $status->value], ['status' => 'closed']);
        $this->edit($client, ['status' => $status->value], AuditEvent::query()->latest('id')->firstOrFail());
    }

    private function change(string $status, Client ...$clients): BulkChange
    {
        $this->post(route('clients.bulk.store'), [
            'kind' => 'status',
            'value' => $status,
            'ids' => array_map(static fn (Client $client): int => $client->id, array_values($clients)),
            'reference' => (string) Str::uuid(),
        ])->assertSessionHasNoErrors();

        return BulkChange::query()->latest('id')->firstOrFail();
    }

    private function unmerge(Client $client, ClientStatus $status): void
    {
        Client::query()->whereKey($client->id)->update(['status' => $status]);
        $merge = app(MergeClients::class)->handle(Client::factory()->createOne(['status' => ClientStatus::Active])->id, $client->id, [], 'Same', $this->user);
        app(UndoMerge::class)->handle($merge, $this->user);
    }

    /** The merge with a barred client closed the account, and the bar was lifted since. */
    private function unmergeWinner(Client $client, ClientStatus $status): void
    {
        Client::query()->whereKey($client->id)->update(['status' => $status]);
        $barred = Client::factory()->createOne(['status' => ClientStatus::Closed]);
        $barred->forceFill(['is_barred' => true])->save();
        $merge = app(MergeClients::class)->handle($client->id, $barred->id, [], 'Same', $this->user);
        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
        Client::withTrashed()->whereKey([$client->id, $barred->id])->update(['is_barred' => false]);
        app(UndoMerge::class)->handle($merge, $this->user);
    }

    /** The undo of a bulk change that closed the account. */
    private function undo(Client $client, ClientStatus $status): void
    {
        Client::query()->whereKey($client->id)->update(['status' => $status]);
        $change = $this->change('closed', $client);
        $this->post(route('clients.bulk.undo', $change))->assertSessionHasNoErrors();
        while (app(AdvanceBulkChange::class)->handle($change->id)) {
            continue;
        }
    }
}
