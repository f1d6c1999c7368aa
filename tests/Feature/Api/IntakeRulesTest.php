<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\IdempotencyKey;
use App\Models\OutboxMessage;
use Illuminate\Support\Facades\Artisan;
use PDOException;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/** Tokens, keys, limits and the form of failures, the same for every call of the intake. */
final class IntakeRulesTest extends IntakeTestCase
{
    public function test_call_without_a_token_is_refused(): void
    {
        $this->postJson('/api/v1/clients', $this->client(), ['Idempotency-Key' => 'k'])
            ->assertUnauthorized()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertHeader('WWW-Authenticate', 'Bearer')
            ->assertJsonPath('title', 'Unauthorized');
    }

    #[TestWith(['99999999999999999999|x'])]
    #[TestWith(['|x'])]
    #[TestWith(['x|y'])]
    #[TestWith(['1|'])]
    #[TestWith([''])]
    public function test_malformed_token_is_refused(string $token): void
    {
        $this->send('clients', $this->client(), token: $token)->assertUnauthorized();
    }

    public function test_token_is_limited_to_its_scopes(): void
    {
        $this->send('clients', $this->client(), token: $this->token(IntakeScope::CreateBankLines))->assertForbidden()->assertJsonPath('status', 403);
        $this->send('bank-lines', $this->bankLine(['value_at' => now()->toRfc3339String()]), token: $this->token(IntakeScope::CreateClients))->assertForbidden();
        $this->send('clients', $this->client(), token: $this->token(IntakeScope::CreateClients))->assertCreated();
        $this->assertSame(1, Client::query()->count());
    }

    public function test_a_token_ends_with_its_owners_account(): void
    {
        $token = $this->token(...IntakeScope::cases());
        $this->owner->forceFill(['is_active' => false])->save();
        $this->send('clients', $this->client(), token: $token)->assertUnauthorized();

        $this->owner->forceFill(['is_active' => true])->save();
        $this->owner->delete();
        $this->send('clients', $this->client(), token: $token)->assertUnauthorized();
    }

    public function test_a_token_ends_when_its_owner_is_no_longer_a_developer(): void
    {
        $token = $this->token(...IntakeScope::cases());
        $this->owner->forceFill(['is_developer_staff' => false])->save();

        $this->send('clients', $this->client(), token: $token)->assertUnauthorized();

        $this->assertSame(0, Client::query()->count());
    }

    public function test_browser_session_does_not_replace_a_token(): void
    {
        $this->actingAs($this->owner, 'web')->postJson('/api/v1/clients', $this->client(), ['Idempotency-Key' => 'k'])->assertUnauthorized();
    }

    #[TestWith([null])]
    #[TestWith([''])]
    #[TestWith(['two words'])]
    public function test_a_call_without_a_proper_key_is_refused(?string $key): void
    {
        $headers = ['Authorization' => 'Bearer '.$this->token(...IntakeScope::cases())];

        $this->postJson('/api/v1/clients', $this->client(), $key === null ? $headers : [...$headers, 'Idempotency-Key' => $key])
            ->assertStatus(400)->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-missing');
        $this->assertSame(0, Client::query()->count());
    }

    public function test_the_same_key_and_body_replay_the_first_answer(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $first = $this->send('clients', $this->client(), 'key-1', $token)->assertCreated()->assertHeaderMissing('Idempotency-Replayed');

        $again = $this->send('clients', $this->client(), 'key-1', $token)->assertCreated()->assertHeader('Idempotency-Replayed', 'true');

        $this->assertSame($first->getContent(), $again->getContent());
        $this->assertSame([1, 1], [Client::query()->count(), OutboxMessage::query()->count()]);
    }

    public function test_the_same_key_with_another_body_is_refused(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();

        $this->send('clients', $this->client(['first_name' => 'Tom']), 'key-1', $token)->assertUnprocessable()->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');
        $this->assertSame(1, Client::query()->count());
    }

    public function test_keys_are_separate_per_token_and_call(): void
    {
        $token = $this->token(...IntakeScope::cases());
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
        $this->send('bank-lines', $this->bankLine(['value_at' => now()->toRfc3339String()]), 'key-1', $token)->assertCreated();
        $this->send('clients', $this->client(), 'key-1')->assertCreated();
        $this->assertSame(2, Client::query()->count());
    }

    public function test_second_call_waits_for_the_first(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
        IdempotencyKey::query()->update(['status' => null, 'response' => null, 'locked_until' => now()->addSeconds(30)]);

        $this->send('clients', $this->client(), 'key-1', $token)->assertConflict()
            ->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-in-use')->assertHeader('Retry-After', '1');
    }

    public function test_call_of_a_dead_process_is_done_by_the_next_one_after_its_lock(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
        Client::query()->forceDelete();
        IdempotencyKey::query()->update(['status' => null, 'response' => null, 'locked_until' => now()->subSecond()]);

        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated()->assertHeaderMissing('Idempotency-Replayed');
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated()->assertHeader('Idempotency-Replayed', 'true');
        $this->assertSame(1, Client::query()->count());
    }

    public function test_call_that_finishes_after_its_lock_was_taken_over_is_rolled_back(): void
    {
        Client::creating(static function (): void {
            // Another call takes the key over while this one is running.
            IdempotencyKey::query()->update(['locked_until' => now()->addMinutes(5)]);
        });

        $this->send('clients', $this->client(), 'key-1')->assertConflict();

        $this->assertSame(0, Client::query()->count() + OutboxMessage::query()->count());
    }

    public function test_a_refused_call_leaves_its_key_free_for_the_corrected_one(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(['email' => 'no']), 'key-1', $token)->assertUnprocessable();
        $this->assertSame(0, IdempotencyKey::query()->count());

        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
    }

    public function test_failed_call_changes_and_reveals_nothing_and_can_be_repeated(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        Client::created(static fn () => throw new RuntimeException('The disk of host db-7 is full.'));

        $answer = $this->send('clients', $this->client(), 'key-1', $token)->assertStatus(500)->assertHeader('Content-Type', 'application/problem+json');
        $this->assertSame(['type' => 'about:blank', 'title' => 'Internal Server Error', 'status' => 500], $answer->json());
        $this->assertSame(0, Client::query()->count() + IdempotencyKey::query()->count());

        Client::flushEventListeners();
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
    }

    public function test_locked_database_gives_a_503(): void
    {
        Client::creating(static fn () => throw new PDOException('SQLSTATE[HY000]: General error: 5 database is locked'));

        $this->send('clients', $this->client())->assertStatus(503)->assertHeader('Retry-After', '1')->assertJsonPath('type', 'urn:paddock:problem:busy');
        $this->assertSame(0, Client::query()->count());
    }

    public function test_expired_key_is_deleted(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();

        $this->travel(config()->integer('paddock.intake.idempotency_hours') + 1)->hours();
        $this->send('clients', $this->client(['first_name' => 'Tom']), 'key-1', $token)->assertCreated();
        $this->assertSame(1, IdempotencyKey::query()->count());

        $this->travel(config()->integer('paddock.intake.idempotency_hours') + 1)->hours();
        Artisan::call('intake:prune-keys');
        $this->assertSame(0, IdempotencyKey::query()->count());
    }

    public function test_bodies_are_small_json_objects(): void
    {
        $this->send('clients', $this->client(['address' => str_repeat('x', 70_000)]))->assertStatus(413)->assertJsonPath('type', 'urn:paddock:problem:body-too-large');

        $headers = ['HTTP_AUTHORIZATION' => 'Bearer '.$this->token(...IntakeScope::cases()), 'HTTP_IDEMPOTENCY_KEY' => 'k', 'HTTP_ACCEPT' => '*/*'];
        $this->call('POST', '/api/v1/clients', server: [...$headers, 'CONTENT_TYPE' => 'application/x-www-form-urlencoded'], content: 'a=b')->assertStatus(415);
        foreach (['{"company":', '[1]', '"text"', '', '{"a":'.str_repeat('[', 20).str_repeat(']', 20).'}'] as $body) {
            $this->call('POST', '/api/v1/clients', server: [...$headers, 'CONTENT_TYPE' => 'application/json'], content: $body)->assertStatus(400);
        }
    }

    public function test_too_large_body_is_refused_before_authentication(): void
    {
        config(['paddock.intake.max_body_bytes' => ['*' => 1_000, 'bets' => 5_000]]);
        $large = ['bets' => str_repeat('x', 2_000)];

        $this->postJson('/api/v1/clients', $large)->assertStatus(413)->assertHeader('Content-Type', 'application/problem+json');
        $this->postJson('/api/v1/webhooks/nobody/clients', $large)->assertStatus(413);
        $this->postJson('/api/v1/bets', $large)->assertUnauthorized();
        $this->postJson('/api/v1/webhooks/nobody/bets', $large)->assertUnauthorized();
        // A stated length is enough to refuse the call. Without one, the bytes are counted.
        $this->call('POST', '/api/v1/clients', server: ['CONTENT_LENGTH' => '1001', 'CONTENT_TYPE' => 'application/json'], content: '{}')->assertStatus(413);
    }

    public function test_body_with_too_many_values_is_not_parsed(): void
    {
        config(['paddock.intake.max_parts' => 1_000]);

        $this->call('POST', '/api/v1/bets', server: ['CONTENT_TYPE' => 'application/json'], content: '{"bets":['.str_repeat('[],', 500).'[]]}')
            ->assertStatus(413)->assertJsonPath('type', 'urn:paddock:problem:body-too-large');
    }

    public function test_unknown_call_gets_a_problem(): void
    {
        $this->get('/api/v1/horses')->assertNotFound()->assertHeader('Content-Type', 'application/problem+json');
        $this->put('/api/v1/clients')->assertStatus(405)->assertHeader('Content-Type', 'application/problem+json')->assertHeader('Allow');
    }
}
