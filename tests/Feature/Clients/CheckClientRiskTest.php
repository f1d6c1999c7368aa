<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\RiskCheckValue;
use App\Infrastructure\Outbox\Outbox;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class CheckClientRiskTest extends TestCase
{
    use RefreshDatabase;

    private User $checker;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->checker = User::factory()->withAbilities(Ability::RiskCheckClients)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee', 'timezone' => 'Australia/Perth']);
    }

    /** @return iterable<string, array{RiskCheckValue, ClientStatus, ClientStatus}> */
    public static function outcomes(): iterable
    {
        foreach (RiskCheckValue::cases() as $value) {
            $closes = $value === RiskCheckValue::Close;
            yield "{$value->value} of a pending account" => [$value, ClientStatus::Pending, $closes ? ClientStatus::Closed : ClientStatus::Verified];
            yield "{$value->value} of an active account" => [$value, ClientStatus::Active, $closes ? ClientStatus::Closed : ClientStatus::Active];
        }
        yield 'GOOD of a closed account' => [RiskCheckValue::Good, ClientStatus::Closed, ClientStatus::Closed];
    }

    #[DataProvider('outcomes')]
    public function test_outcome_changes_the_status_by_the_rule(RiskCheckValue $value, ClientStatus $from, ClientStatus $to): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne(['status' => $from]);

        $this->decide($client, $value)->assertStatus(303)->assertRedirect('/clients')
            ->assertSessionHas('success', "Risk check of {$client->full_name}: {$value->value}.")->assertSessionHas('auto_hide_success_message', true);

        $client->refresh();
        $this->assertSame($to, $client->status);
        $this->assertNotNull($client->new_account_checked_at);
        $this->assertSame(2, $client->version);
        $check = ClientCheck::query()->sole();
        $this->assertSame([$client->id, 'risk', 'New Account', $value, $this->checker->id], [$check->client_id, $check->type, $check->name, $check->value, $check->user_id]);
        $audit = AuditEvent::query()->where('action', 'client.risk_checked')->sole();
        $this->assertSame([$this->checker->id, 'client', $client->id], [$audit->actor_id, $audit->subject_type, $audit->subject_id]);
        $this->assertSame(['status' => $to->value, 'risk_check' => $value->value], $audit->after);
    }

    /** @param  array<string, mixed>  $marks */
    #[TestWith([['is_barred' => true], 'This person is barred'])]
    #[TestWith([['betstop_state' => 'registered'], 'This person is registered with BetStop'])]
    public function test_outcome_never_verifies_an_excluded_person_and_the_message_explains_it(array $marks, string $words): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne(['status' => ClientStatus::Pending]);
        $client->forceFill($marks)->save();

        $this->decide($client, RiskCheckValue::Good)
            ->assertSessionHas('success', "Risk check of {$client->full_name}: GOOD. The account stays Pending. {$words}, so the account can only be closed and can’t be reopened.");

        $this->assertSame(ClientStatus::Pending, $client->refresh()->status);
        $this->assertSame(RiskCheckValue::Good, ClientCheck::query()->sole()->value);
        $this->assertSame('pending', AuditEvent::query()->where('action', 'client.risk_checked')->sole()->after['status']);
    }

    public function test_risk_check_can_close_an_excluded_person(): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne(['status' => ClientStatus::Pending]);
        $client->forceFill(['is_barred' => true])->save();

        $this->decide($client, RiskCheckValue::Close)->assertSessionHas('success', "Risk check of {$client->full_name}: CLOSE.");

        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
    }

    public function test_notification_is_read_for_everyone_and_everyone_is_updated(): void
    {
        $colleague = User::factory()->createOne(['role_id' => $this->checker->role_id]);
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $other = Client::factory()->awaitingRiskCheck()->createOne();
        foreach ([$client, $other] as $subject) {
            app(Outbox::class)->notify(NotificationType::RiskCheck, $subject);
        }
        app(OutboxRelay::class)->drain();
        OutboxMessage::query()->delete();

        $this->decide($client, RiskCheckValue::Good);

        $this->assertSame(0, Notification::query()->where('client_id', $client->id)->where('is_read', false)->count());
        $this->assertSame(2, Notification::query()->where('client_id', $other->id)->where('is_read', false)->count());
        $told = OutboxMessage::query()->sole()->payload;
        $this->assertEqualsCanonicalizing([$this->checker->id, $colleague->id], array_column($told['people'], 0));
        $this->assertSame('read-notifications', $told['channel']);
        $this->assertTrue($told['data']['is_read']);
        $this->assertSame('risk_check', $told['data']['type']);
    }

    public function test_another_decision_is_refused_and_names_the_first(): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $this->travelTo('2026-11-20 06:05:00');
        app(CheckClientRisk::class)->handle($client, RiskCheckValue::Watch, $this->checker);

        $this->decide($client, RiskCheckValue::Close)->assertStatus(303)
            ->assertSessionHas('error', 'This account is already checked as WATCH by Sam Lee, just now. Nothing was changed.');

        $this->assertSame(RiskCheckValue::Watch, ClientCheck::query()->sole()->value);
        $this->assertSame(ClientStatus::Verified, $client->refresh()->status);
    }

    public function test_repeated_decision_succeeds_and_names_the_first_colleague(): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $this->travelTo('2026-11-20 06:05:00');
        $this->decide($client, RiskCheckValue::Watch);

        $this->decide($client, RiskCheckValue::Watch)->assertStatus(303)->assertSessionMissing('error')
            ->assertSessionHas('success', 'Sam Lee already checked this on 20 Nov 2026, 14:05.');

        $this->assertSame(1, ClientCheck::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.risk_checked')->count());
    }

    public function test_background_request_gets_json(): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh']);
        $body = ['type' => 'risk', 'name' => 'New Account', 'value' => 'GOOD'];
        $path = "/clients/{$client->id}/check/risk";

        $this->actingAs($this->checker)->postJson($path, $body)->assertOk()->assertExactJson(['message' => 'Risk check of Emma Walsh: GOOD.', 'already_handled' => false]);
        $this->actingAs($this->checker)->postJson($path, $body)->assertOk()->assertJson(['already_handled' => true]);
        $this->actingAs($this->checker)->postJson($path, [...$body, 'value' => 'CLOSE'])->assertConflict()->assertJson(['already_handled' => true]);
    }

    public function test_decision_needs_the_ability(): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $body = ['type' => 'risk', 'name' => 'New Account', 'value' => 'GOOD'];

        $this->post("/clients/{$client->id}/check/risk", $body)->assertRedirect('/login');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->post("/clients/{$client->id}/check/risk", $body)->assertForbidden();
        $this->assertNull($client->refresh()->new_account_checked_at);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['value' => 'BAD'], 'value'])]
    #[TestWith([['value' => null], 'value'])]
    #[TestWith([['value' => ['GOOD']], 'value'])]
    #[TestWith([['type' => 'credit'], 'type'])]
    #[TestWith([['name' => 'Old Account'], 'name'])]
    public function test_unknown_outcome_is_refused(array $change, string $field): void
    {
        $client = Client::factory()->awaitingRiskCheck()->createOne();
        $body = [...['type' => 'risk', 'name' => 'New Account', 'value' => 'GOOD'], ...$change];

        $this->actingAs($this->checker)->from('/clients')->post("/clients/{$client->id}/check/risk", $body)->assertRedirect('/clients')->assertSessionHasErrors($field);
        $this->actingAs($this->checker)->postJson("/clients/{$client->id}/check/risk", $body)->assertUnprocessable()->assertJsonValidationErrors($field);
        $this->assertSame(0, ClientCheck::query()->count());
    }

    public function test_missing_client_is_not_found(): void
    {
        $this->actingAs($this->checker)->post('/clients/999/check/risk', ['type' => 'risk', 'name' => 'New Account', 'value' => 'GOOD'])->assertNotFound();
    }

    /** @return TestResponse<Response> */
    private function decide(Client $client, RiskCheckValue $value): TestResponse
    {
        return $this->actingAs($this->checker)->from('/clients')
            ->post("/clients/{$client->id}/check/risk", ['type' => 'risk', 'name' => 'New Account', 'value' => $value->value]);
    }
}
