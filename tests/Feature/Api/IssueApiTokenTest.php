<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Laravel\Sanctum\PersonalAccessToken;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class IssueApiTokenTest extends TestCase
{
    use RefreshDatabase;

    public function test_a_token_is_shown_once_and_belongs_to_a_developer(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();

        $this->assertSame(0, Artisan::call('api:token', ['name' => 'bank feed', '--scope' => ['bank-lines:create'], '--days' => '30']));

        preg_match('/^\S+\|\S+$/m', Artisan::output(), $shown);
        $token = PersonalAccessToken::findToken($shown[0] ?? '');
        $this->assertNotNull($token);
        $this->assertSame(['bank-lines:create'], $token->getAttribute('abilities'));
        $this->assertTrue($developer->is($token->tokenable()->getResults()));
        $this->assertEqualsWithDelta(30, now()->diffInDays($token->getAttribute('expires_at')), 0.01);
        $this->assertSame('bank feed', AuditEvent::query()->where('action', 'api_token.issued')->sole()->after['name']);
    }

    /** @param  array<string, mixed>  $arguments */
    #[TestWith([[]])]
    #[TestWith([['--scope' => ['everything']]])]
    #[TestWith([['--scope' => ['clients:create'], '--days' => 'soon']])]
    #[TestWith([['--scope' => ['clients:create'], '--user' => 'nobody@example.com']])]
    public function test_unknown_scopes_and_options_are_refused(array $arguments): void
    {
        User::factory()->withRole(StaffRole::Developer)->createOne();

        $this->assertNotSame(0, Artisan::call('api:token', ['name' => 'x', ...$arguments]));
        $this->assertSame(0, PersonalAccessToken::query()->count());
    }

    public function test_only_an_active_developer_owns_a_token(): void
    {
        User::factory()->withRole(StaffRole::Executive)->createOne();
        User::factory()->withRole(StaffRole::Developer)->inactive()->createOne();

        $this->assertNotSame(0, Artisan::call('api:token', ['name' => 'x', '--scope' => ['clients:create']]));
    }
}
