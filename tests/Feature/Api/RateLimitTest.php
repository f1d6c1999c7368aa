<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\WebhookDelivery;
use Illuminate\Support\Facades\Artisan;

/** The rate limits of tokens and sources, and the answers that report them. */
final class RateLimitTest extends IntakeTestCase
{
    use SendsWebhooks;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:05:00');
        config(['paddock.rate_limits.api' => 3, 'paddock.rate_limits.webhooks' => 2]);
    }

    public function test_every_answer_has_the_limit_the_rest_and_the_reset(): void
    {
        $token = $this->token(IntakeScope::CreateClients);

        $this->send('clients', $this->client(), token: $token)->assertCreated()
            ->assertHeader('RateLimit-Limit', '3')->assertHeader('RateLimit-Remaining', '2')->assertHeader('RateLimit-Reset', '60')
            ->assertHeader('X-RateLimit-Limit', '3')->assertHeader('X-RateLimit-Remaining', '2')->assertHeaderMissing('Retry-After');
        $this->travel(20)->seconds();
        $this->send('clients', $this->client(['email' => 'no']), token: $token)->assertUnprocessable()->assertHeader('RateLimit-Remaining', '1')->assertHeader('RateLimit-Reset', '40');
        $this->send('bank-lines', $this->bankLine(), token: $token)->assertForbidden()->assertHeader('RateLimit-Remaining', '0');
    }

    public function test_refused_call_gets_the_right_time_to_wait(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        foreach (range(1, 3) as $ignored) {
            $this->send('clients', $this->client(), token: $token)->assertCreated();
        }
        $this->travel(45)->seconds();

        $this->send('clients', $this->client(), token: $token)->assertTooManyRequests()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertHeader('Retry-After', '15')->assertHeader('RateLimit-Remaining', '0')->assertHeader('RateLimit-Reset', '15')
            ->assertHeader('X-RateLimit-Reset', (string) now()->addSeconds(15)->getTimestamp());
        $this->assertSame(3, WebhookDelivery::query()->count());

        $this->travel(15)->seconds();
        $this->send('clients', $this->client(), token: $token)->assertCreated();
    }

    public function test_each_token_and_each_source_counts_for_itself(): void
    {
        $source = $this->source(IntakeScope::CreateBankLines);
        foreach (['msg_1', 'msg_2'] as $id) {
            $this->sendSigned($source, 'bank-lines', $this->bankLine(['bank_reference' => $id]), $id)->assertCreated()->assertHeader('RateLimit-Limit', '2');
        }
        $this->sendSigned($source, 'bank-lines', $this->bankLine(['bank_reference' => 'msg_3']), 'msg_3')->assertTooManyRequests();
        $this->send('clients', $this->client())->assertCreated();
        $this->send('clients', $this->client())->assertCreated()->assertHeader('RateLimit-Remaining', '2');
    }

    public function test_forged_call_does_not_count_for_its_source(): void
    {
        $source = $this->source(IntakeScope::CreateBankLines);
        foreach (range(1, 5) as $ignored) {
            $this->sendSigned($source, 'bank-lines', $this->bankLine(), 'msg_1', headers: ['webhook-signature' => 'v1,AAAA'])->assertUnauthorized()->assertHeaderMissing('RateLimit-Limit');
        }

        $this->sendSigned($source, 'bank-lines', $this->bankLine(), 'msg_1')->assertCreated()->assertHeader('RateLimit-Remaining', '1');
    }

    public function test_replays_do_not_wait_for_the_limit_of_their_sender(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        foreach (range(1, 3) as $ignored) {
            $this->send('clients', $this->client(['company' => 'nobody']), token: $token)->assertUnprocessable();
        }

        Artisan::call('intake:replay', ['id' => WebhookDelivery::query()->pluck('id')->all()]);

        $this->assertSame(3, substr_count(Artisan::output(), ': refused'));
        $this->send('clients', $this->client(), token: $token)->assertTooManyRequests();
    }
}
