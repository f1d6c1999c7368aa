<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Actions\DeveloperTools\RotateWebhookSecret;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\AuditEvent;
use App\Models\WebhookSource;
use PHPUnit\Framework\Attributes\DataProvider;

final class WebhookSourcesTest extends DeveloperTestCase
{
    public function test_a_source_is_added_and_its_secret_shown_once(): void
    {
        $this->post('/developer/webhook-sources', $this->request())->assertSessionHasNoErrors();

        $source = WebhookSource::query()->sole();
        $this->assertSame(['sms-gateway', ['sms:receive'], true, $this->developer->id], [$source->slug, $source->scopes, $source->is_active, $source->created_by]);
        $this->assertSame(['name' => 'SMS gateway', 'secret' => $source->secret, 'slug' => 'sms-gateway'], $this->props('/developer/webhook-sources')['new_secret']);

        $again = $this->get('/developer/webhook-sources');
        $this->assertNull($again->viewData('page')['props']['new_secret']);
        $this->assertStringNotContainsString($source->secret, (string) $again->getContent());
        $this->assertSame('SMS gateway', $this->audited('webhook_source.created')->after['name']);
        $this->assertStringNotContainsString('whsec', (string) json_encode(AuditEvent::query()->get()));
    }

    public function test_source_can_be_limited_to_one_call(): void
    {
        $this->assertContains('sms/inbound', $this->props('/developer/webhook-sources')['endpoints']);

        $this->post('/developer/webhook-sources', $this->request(['endpoint' => 'sms/inbound']))->assertSessionHasNoErrors();

        $this->assertSame('sms/inbound', WebhookSource::query()->sole()->endpoint);
        $this->assertSame('sms/inbound', $this->props('/developer/webhook-sources')['sources'][0]['endpoint']);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no name' => [['name' => ''], 'name'];
        yield 'no short name' => [['slug' => ''], 'slug'];
        yield 'a short name with capitals' => [['slug' => 'SMS'], 'slug'];
        yield 'a short name that ends with a hyphen' => [['slug' => 'sms-'], 'slug'];
        yield 'a short name that is a path' => [['slug' => 'sms/../x'], 'slug'];
        yield 'a short name that is taken' => [['slug' => 'taken'], 'slug'];
        yield 'no scope' => [['scopes' => []], 'scopes'];
        yield 'a scope that is none' => [['scopes' => ['nothing']], 'scopes.0'];
        yield 'a call that is none' => [['endpoint' => 'nothing'], 'endpoint'];
        yield 'another password' => [['current_password' => 'no'], 'current_password'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_source_gets_an_error_and_is_not_added(array $mistake, string $field): void
    {
        WebhookSource::factory()->createOne(['slug' => 'taken']);

        $this->post('/developer/webhook-sources', $this->request($mistake))->assertSessionHasErrors($field);

        $this->assertSame(1, WebhookSource::query()->count());
    }

    public function test_previous_secret_is_valid_for_a_day_and_older_ones_end(): void
    {
        $this->travelTo('2026-11-20 03:00:00');
        $source = WebhookSource::factory()->createOne();
        $first = $source->secret;

        $this->post("/developer/webhook-sources/{$source->id}/rotate", ['current_password' => self::PASSWORD])->assertSessionHasNoErrors();
        $second = $source->refresh()->secret;
        $this->assertNotSame($first, $second);
        $this->assertSame([$first, '2026-11-21 03:00:00'], [$source->previous_secret, $source->previous_secret_until?->toDateTimeString()]);
        $page = $this->props('/developer/webhook-sources');
        $this->assertSame([$second, '2026-11-21T03:00:00Z'], [$page['new_secret']['secret'], $page['sources'][0]['previous_secret_until']]);

        $third = app(RotateWebhookSecret::class)->handle($source);
        $this->assertSame([$third, $second], [$source->refresh()->secret, $source->previous_secret]);

        $this->travelTo('2026-11-21 03:00:01');
        // A day later all sessions have ended.
        session()->flush();
        $this->actingAs($this->developer);
        $this->assertNull($this->props('/developer/webhook-sources')['sources'][0]['previous_secret_until']);
        $this->assertSame(2, AuditEvent::query()->where('action', 'webhook_source.secret_rotated')->count());
    }

    public function test_a_new_secret_signs_and_needs_the_password(): void
    {
        $source = WebhookSource::factory()->createOne();
        $secret = $source->secret;

        $this->post("/developer/webhook-sources/{$source->id}/rotate", ['current_password' => 'no'])->assertSessionHasErrors('current_password');

        $this->assertSame($secret, $source->refresh()->secret);
        $this->assertStringStartsWith('v1,', WebhookSecret::parse(app(RotateWebhookSecret::class)->handle($source))->sign('id', 1, '{}'));
    }

    public function test_switching_a_source_off_and_on_is_audited_once_each(): void
    {
        $source = WebhookSource::factory()->createOne();

        $this->put("/developer/webhook-sources/{$source->id}", ['is_active' => false])->assertSessionHas('success');
        $this->put("/developer/webhook-sources/{$source->id}", ['is_active' => false]);
        $this->assertFalse($source->refresh()->is_active);
        $this->audited('webhook_source.deactivated');

        $this->put("/developer/webhook-sources/{$source->id}", ['is_active' => true])->assertSessionHas('success');
        $this->assertTrue($source->refresh()->is_active);
        $this->audited('webhook_source.activated');

        $this->put("/developer/webhook-sources/{$source->id}", ['is_active' => 'perhaps'])->assertSessionHasErrors('is_active');
    }

    public function test_sources_cannot_be_changed_while_impersonating(): void
    {
        $source = WebhookSource::factory()->createOne();
        $this->beImpersonated();

        $this->post('/developer/webhook-sources', $this->request())->assertForbidden();
        $this->post("/developer/webhook-sources/{$source->id}/rotate", ['current_password' => self::PASSWORD])->assertForbidden();
        $this->put("/developer/webhook-sources/{$source->id}", ['is_active' => false])->assertForbidden();
        $this->assertFalse($this->props('/developer/webhook-sources')['can_change']);
        $this->assertTrue($source->refresh()->is_active);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function request(array $change = []): array
    {
        return [...['name' => 'SMS gateway', 'slug' => 'sms-gateway', 'scopes' => ['sms:receive'], 'current_password' => self::PASSWORD], ...$change];
    }
}
