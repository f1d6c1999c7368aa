<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\IdempotencyKey;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Http\UploadedFile;
use PHPUnit\Framework\Attributes\DataProvider;

/** Signed calls: of version 2, and of Standard Webhooks by sources with one endpoint. */
final class WebhookSignatureTest extends IntakeTestCase
{
    use SendsWebhooks;

    private WebhookSource $source;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:05:00');
        $this->source = $this->source(IntakeScope::CreateBankLines, IntakeScope::CreateClients);
    }

    public function test_signature_matches_the_specifications_example(): void
    {
        $this->assertSame(
            'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
            WebhookSecret::parse('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')->sign('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'),
        );
    }

    public function test_signed_call_has_its_source_as_caller(): void
    {
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertCreated()
            ->assertHeader('RateLimit-Limit', (string) config()->integer('paddock.rate_limits.webhooks'));

        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame("webhook:{$this->source->id}", $delivery->source);
        $this->assertSame([1, 'msg_1'], [BankLine::query()->count(), $delivery->delivery_id]);
        $this->assertEquals(now(), $this->source->refresh()->last_used_at);
    }

    /** @return iterable<string, array{array<string, string>}> */
    public static function forgeries(): iterable
    {
        $right = static fn (string $id, int $at, string $body): string => self::sign('whsec_'.base64_encode(str_repeat('x', 32)), $id, $at, $body);

        yield 'no id' => [['webhook-id' => '']];
        yield 'another id' => [['webhook-id' => 'msg_2']];
        yield 'an id of two words' => [['webhook-id' => 'msg 1']];
        yield 'no timestamp' => [['webhook-timestamp' => '']];
        yield 'a second later' => [['webhook-timestamp' => (string) (1795143900 + 1)]];
        yield 'a timestamp that is none' => [['webhook-timestamp' => '1795143900.0']];
        yield 'a timestamp with a sign' => [['webhook-timestamp' => '+1795143900']];
        yield 'no signature' => [['webhook-signature' => '']];
        yield 'a signature by another secret' => [['webhook-signature' => $right('msg_1', 1795143900, '{}')]];
        yield 'only the version' => [['webhook-signature' => 'v1,']];
        yield 'an asymmetric one' => [['webhook-signature' => 'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==']];
    }

    public function test_signed_call_is_refused_at_another_endpoint_and_at_another_source(): void
    {
        $body = (string) json_encode($this->bankLine());
        $signed = ['webhook-signature' => self::sign($this->source->secret, 'msg_1', now()->getTimestamp(), $body)];
        $other = WebhookSource::factory()->createOne(['scopes' => $this->source->scopes, 'secret' => $this->source->secret]);

        $this->sendSigned($this->source, 'clients', $body, 'msg_1', headers: $signed)->assertUnauthorized()->assertJsonPath('type', 'urn:paddock:problem:webhook-signature');
        $this->sendSigned($other, 'bank-lines', $body, 'msg_1', headers: $signed)->assertUnauthorized();
        $this->assertNothingWritten();
        $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: $signed)->assertCreated();
    }

    public function test_plain_standard_webhook_is_accepted_only_from_a_source_with_that_endpoint(): void
    {
        $body = (string) json_encode($this->bankLine());
        $signed = ['webhook-signature' => self::signPlainly($this->source->secret, 'msg_1', now()->getTimestamp(), $body)];

        $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: $signed)->assertUnauthorized();
        $this->source->update(['endpoint' => 'bank-lines']);
        $this->sendSigned($this->source, 'clients', $body, 'msg_1', headers: $signed)->assertUnauthorized();
        $this->sendSigned($this->source, 'clients', $this->client(), 'msg_2')->assertUnauthorized();
        $this->assertNothingWritten();

        $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: $signed)->assertCreated();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['bank_reference' => 'NAB-2']), 'msg_3')->assertCreated();
    }

    public function test_source_with_a_path_parameter_as_its_endpoint_may_use_plain_standard_webhooks(): void
    {
        $this->source->update(['scopes' => [IntakeScope::CreateWithdrawalRequests->value], 'endpoint' => 'withdrawal-requests/{reference}/cancel']);
        $signed = ['webhook-signature' => self::signPlainly($this->source->secret, 'msg_1', now()->getTimestamp(), '{}')];

        $this->sendSigned($this->source, 'withdrawal-requests/W-1/cancel', '{}', 'msg_1', headers: $signed)->assertUnprocessable();
    }

    /** @param  array<string, string>  $headers */
    #[DataProvider('forgeries')]
    public function test_a_forged_call_is_refused_and_leaves_no_row(array $headers): void
    {
        $this->assertSame(1795143900, now()->getTimestamp());

        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1', headers: $headers)
            ->assertUnauthorized()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertHeader('WWW-Authenticate')
            ->assertJsonPath('type', 'urn:paddock:problem:webhook-signature');
        $this->assertNothingWritten();
    }

    public function test_any_changed_character_of_a_signature_or_body_is_refused(): void
    {
        $body = (string) json_encode($this->bankLine());
        $signature = self::sign($this->source->secret, 'msg_1', now()->getTimestamp(), $body);
        mt_srand(4);

        for ($n = 3; $n < strlen($signature) - 1; $n++) {
            $mutated = $signature;
            $mutated[$n] = $mutated[$n] === 'A' ? 'B' : 'A';
            $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: ['webhook-signature' => $mutated])->assertUnauthorized();
        }
        for ($n = 0; $n < 50; $n++) {
            $mutated = $body;
            $at = mt_rand(0, strlen($body) - 1);
            $mutated[$at] = chr((ord($mutated[$at]) + mt_rand(1, 90)) % 95 + 32);
            if ($mutated !== $body) {
                $this->sendSigned($this->source, 'bank-lines', $mutated, 'msg_1', headers: ['webhook-signature' => $signature])->assertUnauthorized();
            }
        }
        $this->assertNothingWritten();

        $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: ['webhook-signature' => $signature])->assertCreated();
    }

    public function test_timestamps_off_by_more_than_five_minutes_are_refused(): void
    {
        foreach ([-301, 301, -86_400, 86_400] as $n => $seconds) {
            $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), "msg_{$n}", now()->getTimestamp() + $seconds)
                ->assertUnauthorized()->assertJsonPath('type', 'urn:paddock:problem:webhook-timestamp');
        }
        $this->assertNothingWritten();

        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'early', now()->getTimestamp() + 300)->assertCreated();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['bank_reference' => 'NAB-2']), 'late', now()->getTimestamp() - 300)->assertCreated();
    }

    public function test_unknown_and_inactive_sources_get_the_same_error(): void
    {
        $unknown = (new WebhookSource)->forceFill(['slug' => 'nobody', 'secret' => $this->source->secret]);
        $answer = $this->sendSigned($unknown, 'bank-lines', $this->bankLine(), 'msg_1')->assertUnauthorized();

        $this->source->update(['is_active' => false]);
        $this->assertSame($answer->getContent(), $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertUnauthorized()->getContent());
        $this->assertNothingWritten();
    }

    public function test_one_right_signature_among_several_is_enough(): void
    {
        $body = (string) json_encode($this->bankLine());
        $signature = self::sign($this->source->secret, 'msg_1', now()->getTimestamp(), $body);

        $this->sendSigned($this->source, 'bank-lines', $body, 'msg_1', headers: ['webhook-signature' => "v1,wrong v1a,other {$signature}"])->assertCreated();
    }

    public function test_both_secrets_are_valid_during_a_rotation_and_then_only_the_new_one(): void
    {
        $old = $this->source->secret;
        $this->source->update(['previous_secret' => $old, 'previous_secret_until' => now()->addDay(), 'secret' => WebhookSecret::generate()]);
        $withOld = function (string $id) use ($old) {
            $body = (string) json_encode($this->bankLine(['bank_reference' => $id]));

            return $this->sendSigned($this->source, 'bank-lines', $body, $id, headers: ['webhook-signature' => self::sign($old, $id, now()->getTimestamp(), $body)]);
        };

        $withOld('msg_1')->assertCreated();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['bank_reference' => 'msg_2']), 'msg_2')->assertCreated();

        $this->travel(25)->hours();
        $withOld('msg_3')->assertUnauthorized();
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(['bank_reference' => 'msg_4']), 'msg_4')->assertCreated();
    }

    public function test_source_is_limited_to_its_scopes_and_a_token_does_not_replace_a_signature(): void
    {
        $this->source->update(['scopes' => [IntakeScope::CreateClients->value]]);
        $this->sendSigned($this->source, 'bank-lines', $this->bankLine(), 'msg_1')->assertForbidden()->assertJsonPath('type', 'urn:paddock:problem:scope-missing');
        $this->send('webhooks/bank-feed/clients', $this->client())->assertUnauthorized();
        $this->assertSame(0, Client::query()->count() + WebhookDelivery::query()->count());
    }

    public function test_form_is_refused_because_it_cannot_be_signed(): void
    {
        $this->call(
            'POST',
            '/api/v1/webhooks/bank-feed/clients',
            $this->client(),
            files: ['screenshot' => UploadedFile::fake()->create('a.png', 1)],
            server: ['CONTENT_TYPE' => 'Multipart/Form-Data; boundary=x'],
        )
            ->assertStatus(415)
            ->assertJsonPath('type', 'urn:paddock:problem:form-not-signable');
        $this->assertNothingWritten();
    }

    private function assertNothingWritten(): void
    {
        $this->assertSame([0, 0, 0, 0], [WebhookDelivery::query()->count(), IdempotencyKey::query()->count(), BankLine::query()->count(), Client::query()->count()]);
        $this->assertNull($this->source->refresh()->last_used_at);
    }
}
