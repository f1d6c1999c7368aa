<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\OpenApi\ChecksAnswers;
use Tests\TestCase;

/** Calls the intake as a program would: with a real token, and a key for every call. */
abstract class IntakeTestCase extends TestCase
{
    use ChecksAnswers, RefreshDatabase;

    protected User $owner;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->owner = User::factory()->withAbilities()->createOne(['is_developer_staff' => true]);
        Company::create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);
    }

    protected function token(IntakeScope ...$scopes): string
    {
        return $this->owner->createToken('test', array_column($scopes, 'value'))->plainTextToken;
    }

    /**
     * @param  array<string, mixed>  $body
     * @param  array<string, string>  $headers
     * @return TestResponse<Response>
     */
    protected function send(string $path, array $body, ?string $key = null, ?string $token = null, array $headers = []): TestResponse
    {
        // The guard remembers its user between the calls of one test.
        $this->app?->make('auth')->forgetGuards();

        return $this->postJson("/api/v1/{$path}", $body, [
            'Authorization' => 'Bearer '.($token ?? $this->token(...IntakeScope::cases())),
            'Idempotency-Key' => $key ?? Str::uuid()->toString(),
            ...$headers,
        ]);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    protected function client(array $change = []): array
    {
        return [...[
            'company' => 'regal-bet',
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'date_of_birth' => '1988-04-12',
            'email' => 'Emma.Walsh@example.com',
            'mobile' => '0491 570 156',
            'address' => '12 High Street',
            'suburb' => 'Preston',
            'state' => 'VIC',
            'postcode' => '3072',
        ], ...$change];
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    protected function bankLine(array $change = []): array
    {
        return [...[
            'rail' => 'osko',
            'bank_reference' => 'NAB-000123',
            'end_to_end_id' => 'E2E-1',
            'description' => 'Payment from Emma Walsh 48213',
            'amount_cents' => 25_000,
            'value_at' => '2026-11-20T14:05:00+11:00',
        ], ...$change];
    }
}
