<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Domain\Clients\ClientFields;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\LogsClientActivity;
use Tests\TestCase;

/** Restoring an old value from a client's activity log. */
final class RestoreClientValueTest extends TestCase
{
    use LogsClientActivity, RefreshDatabase;

    public function test_restoring_a_value_is_audited_with_the_event_it_undoes(): void
    {
        $event = $this->event('client.updated', ['email' => 'then@example.com'], ['email' => 'now@example.com']);

        $this->restore($event, 'email', 'now@example.com')->assertSessionHasNoErrors()->assertSessionHas('success', 'Email restored.');

        $this->assertSame('then@example.com', $this->client->refresh()->email);
        $restored = AuditEvent::query()->latest('id')->firstOrFail();
        $this->assertSame(['client.restored', ['email' => 'now@example.com']], [$restored->action, $restored->before]);
        $this->assertEquals(['email' => 'then@example.com', 'restored_event_id' => $event->id], $restored->after);
    }

    public function test_value_changed_since_is_not_overwritten(): void
    {
        $event = $this->event('client.updated', ['email' => 'then@example.com'], ['email' => 'now@example.com']);
        $this->client->update(['email' => 'newer@example.com']);

        $this->restore($event, 'email', 'now@example.com')->assertSessionHasErrors('email');

        $this->assertSame('newer@example.com', $this->client->refresh()->email);
    }

    /** @param  array<string, mixed>  $before */
    #[DataProvider('refusedRestores')]
    public function test_value_that_edit_rules_refuse_is_not_restored(array $before, string $field, string $error): void
    {
        $event = $this->event('client.updated', $before, array_map(static fn (): string => 'x', $before));
        $was = ClientFields::of($this->client->refresh());

        $this->restore($event, $field, $was[$field] ?? '')->assertSessionHasErrors($error);

        $this->assertSame($was, ClientFields::of($this->client->refresh()));
    }

    /** @return iterable<string, array{array<string, mixed>, string, string}> */
    public static function refusedRestores(): iterable
    {
        yield 'a status by the rule' => [['status' => 'pending'], 'status', 'status'];
        yield 'a name that was empty' => [['first_name' => ''], 'first_name', 'first_name'];
        yield 'a state that the postcode does not lie in' => [['state' => 'NSW'], 'state', 'postcode'];
        yield 'a company that is gone' => [['company_id' => 999999], 'company_id', 'company_id'];
        yield 'a mark' => [['is_barred' => false], 'is_barred', 'field'];
        yield 'money' => [['balance_cents' => 1], 'balance_cents', 'field'];
        yield 'a field that the change did not touch' => [['suburb' => 'X'], 'email', 'field'];
    }

    public function test_restore_requires_edit_rights_and_the_clients_own_event(): void
    {
        $event = $this->event('client.updated', ['email' => 'then@example.com'], ['email' => 'now@example.com']);
        $other = Client::factory()->createOne();

        $this->actingAs($this->editor)->put(route('clients.activity-logs.restore', [$other, $event]), ['field' => 'email', 'current' => ''])->assertNotFound();
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())
            ->put(route('clients.activity-logs.restore', [$this->client, $event]), ['field' => 'email', 'current' => 'now@example.com'])->assertForbidden();

        $this->assertSame('now@example.com', $this->client->refresh()->email);
    }

    /** @return TestResponse<Response> */
    private function restore(AuditEvent $event, string $field, string $current): TestResponse
    {
        return $this->actingAs($this->editor)->from(route('clients.activity-logs', $this->client))
            ->put(route('clients.activity-logs.restore', [$this->client, $event]), ['field' => $field, 'current' => $current])
            ->assertRedirect(route('clients.activity-logs', $this->client));
    }
}
