<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\WebhookDelivery;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/** The record that the intake keeps of every accepted call. */
final class DeliveryLogTest extends IntakeTestCase
{
    public function test_call_is_logged_before_its_work_and_processed_with_it(): void
    {
        $before = null;
        Client::creating(static function () use (&$before): void {
            $before = WebhookDelivery::query()->sole();
        });

        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();

        $this->assertInstanceOf(WebhookDelivery::class, $before);
        $this->assertSame([WebhookDeliveryStatus::Received, null], [$before->status, $before->response_status]);
        $after = WebhookDelivery::query()->sole();
        $this->assertSame(
            [WebhookDeliveryStatus::Processed, 201, 'token:'.explode('|', $token)[0], 'test', 'api.clients.store', 'key-1', 'application/json', 1, 0],
            [$after->status, $after->response_status, $after->source, $after->source_name, $after->endpoint, $after->delivery_id, $after->content_type, $after->attempts, $after->duplicates],
        );
        $this->assertNotNull($after->processed_at);
    }

    public function test_body_is_stored_unchanged_and_encrypted(): void
    {
        $this->send('clients', $this->client(['first_name' => ' Zoë ']))->assertCreated();

        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame(json_encode($this->client(['first_name' => ' Zoë '])), $delivery->payload);
        $this->assertSame(hash('sha256', $delivery->payload), $delivery->payload_hash);
        $this->assertStringNotContainsString('Walsh', json_encode(DB::table('webhook_deliveries')->get(), JSON_THROW_ON_ERROR));
    }

    public function test_a_repeated_call_is_counted(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        foreach (range(1, 3) as $ignored) {
            $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
        }

        $this->assertSame([1, 2], [WebhookDelivery::query()->sole()->attempts, WebhookDelivery::query()->sole()->duplicates]);
    }

    public function test_refused_call_names_its_fields_without_values(): void
    {
        $this->send('clients', $this->client(['email' => 'emma at example', 'postcode' => '2000']))->assertUnprocessable();

        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame([WebhookDeliveryStatus::Refused, 422, 'urn:paddock:problem:validation email, postcode'], [$delivery->status, $delivery->response_status, $delivery->error]);
    }

    public function test_failed_call_has_the_status_failed(): void
    {
        Client::created(static fn () => throw new RuntimeException('The disk of host db-7 is full.'));

        $this->send('clients', $this->client())->assertStatus(500);

        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame([WebhookDeliveryStatus::Failed, 500, 'about:blank'], [$delivery->status, $delivery->response_status, $delivery->error]);
    }

    public function test_call_refused_before_authentication_is_not_logged(): void
    {
        $this->postJson('/api/v1/clients', $this->client(), ['Idempotency-Key' => 'k'])->assertUnauthorized();
        $this->send('clients', $this->client(), token: $this->token(IntakeScope::CreateBankLines))->assertForbidden();
        $this->send('clients', $this->client(), 'two words')->assertStatus(400);
        $this->send('clients', $this->client(['address' => str_repeat('x', 70_000)]))->assertStatus(413);

        $this->assertSame(0, WebhookDelivery::query()->count());
    }

    public function test_the_extra_cost_is_one_statement_before_the_work_and_one_with_it(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->send('clients', $this->client(), 'warm', $token)->assertCreated();

        DB::enableQueryLog();
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();
        $statements = array_filter(array_column(DB::getQueryLog(), 'query'), static fn (string $query): bool => str_contains($query, 'webhook_deliveries'));

        $this->assertSame(['insert', 'update'], array_values(array_map(static fn (string $query): string => explode(' ', $query)[0], $statements)));
    }

    public function test_old_deliveries_are_deleted_processed_ones_first(): void
    {
        foreach (WebhookDeliveryStatus::cases() as $status) {
            foreach ([29, 31, 89, 91] as $days) {
                WebhookDelivery::factory()->createOne(['status' => $status, 'delivery_id' => "{$status->value} {$days}", 'received_at' => now()->subDays($days)]);
            }
        }

        Artisan::call('intake:prune-deliveries');

        $this->assertSame(
            ['failed 29', 'failed 31', 'failed 89', 'processed 29', 'received 29', 'received 31', 'received 89', 'refused 29', 'refused 31', 'refused 89'],
            WebhookDelivery::query()->orderBy('delivery_id')->pluck('delivery_id')->all(),
        );
    }
}
