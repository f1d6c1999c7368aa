<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Enums\WebhookDeliveryStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Company;
use App\Models\WebhookDelivery;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;

final class DeliveriesTest extends DeveloperTestCase
{
    public function test_list_shows_the_outcome_of_each_call_without_its_payload(): void
    {
        WebhookDelivery::factory()->createOne(['payload' => '{"first_name":"Marguerite"}', 'received_at' => '2026-11-20 03:00:00']);

        $answer = $this->get('/developer/deliveries')->assertOk();

        $row = $answer->viewData('page')['props']['deliveries'][0];
        $this->assertSame(['/bank-lines', 'Bank feed', 'processed', 201, '2026-11-20T03:00:00Z'], [$row['call'], $row['source_name'], $row['status'], $row['response_status'], $row['received_at']]);
        $this->assertStringNotContainsString('Marguerite', (string) $answer->getContent());
        $this->assertArrayNotHasKey('payload', $row);
    }

    /** @param  list<int>  $expected */
    #[TestWith(['status=failed,refused', [2, 3]])]
    #[TestWith(['source=webhook:7', [3]])]
    #[TestWith(['endpoint=api.clients.store', [2]])]
    #[TestWith(['search=key-3', [3]])]
    #[TestWith(['from=2026-11-20&to=2026-11-20', [2]])]
    #[TestWith(['status=failed&source=webhook:7', []])]
    #[TestWith(['sort=received_at', [1, 2, 3]])]
    public function test_list_can_be_filtered(string $query, array $expected): void
    {
        $this->developer->forceFill(['timezone' => 'Australia/Melbourne'])->save();
        // Midnight in Melbourne is 13:00 the day before in UTC.
        $this->kept(1, ['received_at' => '2026-11-19 12:59:59']);
        $this->kept(2, ['received_at' => '2026-11-19 13:00:00', 'status' => WebhookDeliveryStatus::Failed, 'endpoint' => 'api.clients.store']);
        $this->kept(3, ['received_at' => '2026-11-20 13:00:00', 'status' => WebhookDeliveryStatus::Refused, 'source' => 'webhook:7']);

        $found = array_map(static fn (array $row): int => (int) substr($row['delivery_id'], 4), $this->props("/developer/deliveries?{$query}")['deliveries']);

        $this->assertSame($expected, str_starts_with($query, 'sort') ? $found : array_reverse($found));
    }

    public function test_delivery_is_found_by_its_id_and_the_list_has_pages(): void
    {
        foreach (range(1, 26) as $number) {
            $this->kept($number, ['received_at' => '2026-11-20 03:00:00']);
        }
        $first = $this->props('/developer/deliveries');
        $second = $this->props("/developer/deliveries?cursor={$first['meta']['next_cursor']}");

        $this->assertSame([25, 1], [count($first['deliveries']), count($second['deliveries'])]);
        $this->assertSame([$second['deliveries'][0]['id']], array_column($this->props("/developer/deliveries?search={$second['deliveries'][0]['id']}")['deliveries'], 'id'));
    }

    public function test_signed_call_has_the_name_of_the_call(): void
    {
        $this->kept(1, ['endpoint' => 'api.webhooks.sms.inbound', 'source' => 'webhook:7']);
        $this->kept(2, ['endpoint' => 'api.long-gone', 'received_at' => now()->subDay()]);

        $page = $this->props('/developer/deliveries');
        $this->assertSame(['/sms/inbound', 'api.long-gone'], array_column($page['deliveries'], 'call'));
        $this->assertContains(['value' => 'api.webhooks.sms.inbound', 'label' => '/sms/inbound', 'hint' => 'Signed'], json_decode((string) json_encode($page['endpoints']), true));
    }

    #[TestWith(['status=odd'])]
    #[TestWith(['source=user:1'])]
    #[TestWith(['endpoint=../x'])]
    #[TestWith(['from=yesterday'])]
    public function test_invalid_filter_is_ignored_with_a_message(string $query): void
    {
        $this->get("/developer/deliveries?{$query}")->assertRedirect('/developer/deliveries')->assertSessionHas('error');
    }

    public function test_revealing_a_payload_is_audited(): void
    {
        $delivery = WebhookDelivery::factory()->createOne(['payload' => '{"first_name":"Marguerite"}']);

        $this->postJson("/developer/deliveries/{$delivery->id}/reveal")->assertOk()->assertExactJson(['payload' => '{"first_name":"Marguerite"}']);

        $event = $this->audited('webhook_delivery.revealed');
        $this->assertSame([$this->developer->id, $delivery->id], [$event->actor_id, $event->subject_id]);
        $this->assertStringNotContainsString('Marguerite', (string) json_encode(AuditEvent::query()->get()));
        $this->postJson('/developer/deliveries/999/reveal')->assertNotFound();
    }

    public function test_failed_delivery_is_replayed_once_and_the_developer_stays_signed_in(): void
    {
        Queue::fake();
        Company::create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);
        $delivery = $this->failedClient();

        $this->post("/developer/deliveries/{$delivery->id}/replay")->assertRedirect()->assertSessionHas('success');
        $this->assertSame([WebhookDeliveryStatus::Processed, 1], [$delivery->refresh()->status, Client::query()->count()]);
        $this->assertSame($this->developer->id, $this->audited('webhook_delivery.replayed')->actor_id);
        $this->assertAuthenticatedAs($this->developer, 'web');

        $this->post("/developer/deliveries/{$delivery->id}/replay")->assertSessionHas('success', 'This delivery was already processed. Nothing was changed.');
        $this->assertSame(1, Client::query()->count());
        $this->get('/developer/deliveries')->assertOk();
    }

    public function test_delivery_without_a_sender_fails_with_a_reason(): void
    {
        $delivery = $this->kept(1, ['source' => 'token:999', 'status' => WebhookDeliveryStatus::Failed]);

        $this->post("/developer/deliveries/{$delivery->id}/replay")->assertSessionHas('error');

        $this->assertSame([WebhookDeliveryStatus::Failed, 'caller-gone'], [$delivery->refresh()->status, $delivery->error]);
    }

    public function test_deliveries_cannot_be_revealed_or_replayed_while_impersonating(): void
    {
        $delivery = WebhookDelivery::factory()->createOne();
        $this->beImpersonated();

        $this->postJson("/developer/deliveries/{$delivery->id}/reveal")->assertForbidden();
        $this->post("/developer/deliveries/{$delivery->id}/replay")->assertForbidden();
        $this->assertSame(0, AuditEvent::query()->where('subject_id', $delivery->id)->where('action', 'like', 'webhook_delivery%')->count());
    }

    private function failedClient(): WebhookDelivery
    {
        $token = $this->developer->createToken('Website', ['clients:create'])->accessToken;
        $body = json_encode(['company' => 'regal-bet', 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'email' => 'emma.walsh@example.com'], JSON_THROW_ON_ERROR);

        return $this->kept(1, [
            'source' => "token:{$token->getKey()}", 'endpoint' => 'api.clients.store', 'payload' => $body, 'payload_hash' => hash('sha256', $body),
            'status' => WebhookDeliveryStatus::Failed, 'response_status' => 500, 'processed_at' => null,
        ]);
    }

    /** @param  array<string, mixed>  $facts */
    private function kept(int $number, array $facts): WebhookDelivery
    {
        return WebhookDelivery::factory()->createOne(['delivery_id' => "key-{$number}", ...$facts]);
    }
}
