<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\WithdrawalStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\IdempotencyKey;
use App\Models\WebhookDelivery;
use App\Models\Withdrawal;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use PHPUnit\Framework\Attributes\TestWith;

/** Only the body counts, because a signature covers nothing else. */
final class BodyAloneTest extends IntakeTestCase
{
    use SendsWebhooks;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 05:00:00');
        Client::factory()->createOne(['pin' => '48213']);
    }

    public function test_the_payee_of_a_signed_withdrawal_cannot_be_added_through_the_address(): void
    {
        $source = $this->source(IntakeScope::CreateWithdrawalRequests);
        $body = array_diff_key(IncomingWork::withdrawal()->body, ['destination' => true]);
        $query = http_build_query(['destination' => ['holder' => 'Mallory', 'payid' => 'mallory@example.com']]);

        $this->sendSigned($source, "withdrawal-requests?{$query}", $body, 'msg_1')->assertBadRequest()->assertJsonPath('type', 'urn:paddock:problem:query-not-allowed');
        $this->assertSame([0, 0, 0], [Withdrawal::query()->count(), BankAccount::query()->count(), WebhookDelivery::query()->count()]);

        $this->sendSigned($source, 'withdrawal-requests', $body, 'msg_1')->assertCreated();
        $this->assertNull(Withdrawal::query()->sole()->bank_account_id);
    }

    #[TestWith(['note=1'])]
    #[TestWith(['0'])]
    #[TestWith(['&'])]
    #[TestWith(['client_pin=48213'])]
    public function test_query_string_is_refused_in_every_form(string $query): void
    {
        config(['paddock.rate_limits.api' => 5_000, 'paddock.rate_limits.webhooks' => 5_000]);
        $source = $this->source(...IntakeScope::cases());
        $token = $this->token(...IntakeScope::cases());
        $paths = self::paths();
        $this->assertGreaterThan(10, count($paths));

        foreach ($paths as $number => $path) {
            $this->send("{$path}?{$query}", ['a' => 1], token: $token)->assertBadRequest()->assertJsonPath('type', 'urn:paddock:problem:query-not-allowed');
            $this->sendSigned($source, "{$path}?{$query}", ['a' => 1], "msg_{$number}")->assertBadRequest()->assertJsonPath('type', 'urn:paddock:problem:query-not-allowed');
        }

        $this->assertSame([0, 0, 0], [IdempotencyKey::query()->count(), WebhookDelivery::query()->count(), AuditEvent::query()->count()]);
    }

    public function test_query_string_of_a_form_is_refused(): void
    {
        $this->app?->make('auth')->forgetGuards();

        $this->post(
            '/api/v1/social-media-reviews?client_pin=48213',
            ['external_id' => 'REV-1'],
            [
                'Authorization' => 'Bearer '.$this->token(IntakeScope::CreateSocialMediaReviews),
                'Idempotency-Key' => 'k',
                'Content-Type' => 'multipart/form-data; boundary=x',
                'Accept' => 'application/json',
            ],
        )
            ->assertBadRequest()
            ->assertJsonPath('type', 'urn:paddock:problem:query-not-allowed');
    }

    public function test_a_signed_cancellation_cannot_be_turned_to_another_withdrawal(): void
    {
        $source = $this->source(IntakeScope::CreateWithdrawalRequests);
        Withdrawal::factory()->createOne(['reference' => 'WD-1', 'status' => WithdrawalStatus::Paid]);
        $other = Withdrawal::factory()->createOne(['reference' => 'WD-2']);
        $body = ['reference' => 'WD-1', 'cancelled_at' => '2026-11-20T15:55:00+11:00'];
        $this->sendSigned($source, 'withdrawal-requests/WD-1/cancel', $body, 'msg_1')->assertConflict();

        $this->sendSigned($source, 'withdrawal-requests/WD-2/cancel', $body, 'msg_1')->assertUnprocessable()->assertJsonPath('errors.reference', ['The reference must be the same as in the path.']);

        $this->assertSame(WithdrawalStatus::Pending, $other->refresh()->status);
        $this->sendSigned($source, 'withdrawal-requests/WD-2/cancel', [...$body, 'reference' => 'WD-2'], 'msg_2')->assertOk();
    }

    /** @param  array<string, mixed>  $reference */
    #[TestWith([[]])]
    #[TestWith([['reference' => null]])]
    #[TestWith([['reference' => ['WD-1']]])]
    #[TestWith([['reference' => 'wd-1']])]
    public function test_signed_cancellation_has_its_reference_in_the_body(array $reference): void
    {
        $withdrawal = Withdrawal::factory()->createOne(['reference' => 'WD-1']);

        $answer = $this->sendSigned($this->source(IntakeScope::CreateWithdrawalRequests), 'withdrawal-requests/WD-1/cancel', [...$reference, 'cancelled_at' => '2026-11-20T15:55:00+11:00'], 'msg_1');

        $this->assertSame(['reference'], array_keys($answer->assertUnprocessable()->json('errors')));
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);
    }

    public function test_reference_is_optional_with_a_token_but_must_equal_the_path(): void
    {
        $withdrawal = Withdrawal::factory()->createOne(['reference' => 'WD-1']);
        $body = ['cancelled_at' => '2026-11-20T15:55:00+11:00'];

        $this->send('withdrawal-requests/WD-1/cancel', [...$body, 'reference' => 'WD-2'])
            ->assertUnprocessable()
            ->assertJsonPath('errors.reference', ['The reference must be the same as in the path.']);
        $this->assertSame(WithdrawalStatus::Pending, $withdrawal->refresh()->status);

        $this->send('withdrawal-requests/WD-1/cancel', $body)->assertOk();
        $this->send('withdrawal-requests/WD-1/cancel', [...$body, 'reference' => 'WD-1'])->assertOk();
    }

    /** @return list<string> of every call, without the prefix */
    private static function paths(): array
    {
        $routes = array_filter(Routes::getRoutes()->getRoutes(), static fn (Route $route): bool => preg_match('/\Aapi\.(?!webhooks\.)/', (string) $route->getName()) === 1);

        return array_values(array_map(static fn (Route $route): string => str_replace(['api/v1/', '{reference}'], ['', 'WD-1'], $route->uri()), $routes));
    }
}
