<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Models\AuditEvent;
use App\Models\User;
use Laravel\Sanctum\PersonalAccessToken;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ApiTokensTest extends DeveloperTestCase
{
    public function test_a_token_is_issued_shown_once_and_works(): void
    {
        $this->travelTo('2026-11-20 03:00:00');
        $this->post('/developer/api-tokens', $this->request())->assertSessionHasNoErrors()->assertRedirect();

        $shown = $this->props('/developer/api-tokens')['new_secret'];
        $this->assertSame('Bank feed', $shown['name']);
        $token = PersonalAccessToken::findToken($shown['secret']);
        $this->assertInstanceOf(PersonalAccessToken::class, $token);
        $this->assertSame(['bank-lines:create', 'clients:create'], $token->getAttribute('abilities'));
        $this->assertSame('2027-02-18', $token->getAttribute('expires_at')->toDateString());
        $this->assertTrue($this->developer->is($token->tokenable()->getResults()));

        $event = $this->audited('api_token.issued');
        $this->assertSame([$this->developer->id, 90], [$event->actor_id, $event->after['days']]);
        $this->assertStringNotContainsString(explode('|', $shown['secret'])[1], (string) json_encode(AuditEvent::query()->get()));

        $again = $this->get('/developer/api-tokens');
        $this->assertNull($again->viewData('page')['props']['new_secret']);
        $this->assertStringNotContainsString(explode('|', $shown['secret'])[1], (string) $again->getContent());
    }

    public function test_the_secret_is_not_readable_in_the_session(): void
    {
        $this->post('/developer/api-tokens', $this->request());

        $kept = (string) json_encode(session()->all());
        $this->assertStringContainsString('new_api_token', $kept);
        $this->assertStringNotContainsString('|', $kept);
    }

    public function test_a_token_without_days_ends_with_the_account(): void
    {
        $this->post('/developer/api-tokens', $this->request(['days' => '']))->assertSessionHasNoErrors();

        $this->assertNull(PersonalAccessToken::query()->sole()->getAttribute('expires_at'));
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no name' => [['name' => ' '], 'name'];
        yield 'a long name' => [['name' => str_repeat('x', 101)], 'name'];
        yield 'no scope' => [['scopes' => []], 'scopes'];
        yield 'a scope that is none' => [['scopes' => ['everything']], 'scopes.0'];
        yield 'every scope at once by a star' => [['scopes' => ['*']], 'scopes.0'];
        yield 'no list of scopes' => [['scopes' => 'clients:create'], 'scopes'];
        yield 'a lifetime that is not offered' => [['days' => 100_000], 'days'];
        yield 'no password' => [['current_password' => ''], 'current_password'];
        yield 'another password' => [['current_password' => 'not my password'], 'current_password'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_token_request_gets_an_error_and_issues_nothing(array $mistake, string $field): void
    {
        $this->post('/developer/api-tokens', $this->request($mistake))->assertSessionHasErrors($field);

        $this->assertSame(0, PersonalAccessToken::query()->count() + AuditEvent::query()->where('action', 'api_token.issued')->count());
    }

    public function test_revoked_token_is_deleted_and_revoking_it_again_changes_nothing(): void
    {
        $token = User::factory()->createOne()->createToken('Old feed', ['clients:create']);
        $id = $token->accessToken->getKey();

        $this->delete("/developer/api-tokens/{$id}")->assertSessionHas('success');
        $this->delete("/developer/api-tokens/{$id}")->assertNotFound();

        $this->assertNull(PersonalAccessToken::findToken($token->plainTextToken));
        $this->assertSame(['id' => $id, 'name' => 'Old feed'], $this->audited('api_token.revoked')->before);
    }

    public function test_list_shows_owner_scopes_use_and_expiry_but_not_the_token(): void
    {
        $this->travelTo('2026-11-20 03:00:00');
        $owner = User::factory()->createOne(['first_name' => 'Ivy', 'last_name' => 'Tran', 'is_developer_staff' => true]);
        $live = $owner->createToken('Live feed', ['clients:create']);
        $owner->createToken('Ended feed', ['clients:create'], now()->subDay());
        User::factory()->inactive()->createOne(['is_developer_staff' => true])->createToken('Of a colleague who left', ['clients:create']);
        User::factory()->createOne()->createToken('Of a former developer', ['clients:create']);

        $answer = $this->get('/developer/api-tokens')->assertOk();
        $rows = array_column($answer->viewData('page')['props']['tokens'], null, 'name');

        $this->assertSame(['Ivy Tran', ['clients:create'], null, null, true], [
            $rows['Live feed']['owner_name'], $rows['Live feed']['scopes'], $rows['Live feed']['last_used_at'], $rows['Live feed']['expires_at'], $rows['Live feed']['is_live'],
        ]);
        $this->assertSame(['2026-11-19T03:00:00Z', false], [$rows['Ended feed']['expires_at'], $rows['Ended feed']['is_live']]);
        $this->assertSame([false, false], [$rows['Of a colleague who left']['is_live'], $rows['Of a former developer']['is_live']]);
        $this->assertStringNotContainsString(hash('sha256', explode('|', $live->plainTextToken)[1]), (string) $answer->getContent());
    }

    #[TestWith(['name'])]
    #[TestWith(['-last_used_at'])]
    #[TestWith(['created_at'])]
    public function test_list_is_sorted_across_pages(string $sort): void
    {
        foreach (range(1, 26) as $number) {
            $this->developer->createToken("Feed {$number}", ['clients:create']);
        }

        $first = $this->props("/developer/api-tokens?sort={$sort}");
        $second = $this->props("/developer/api-tokens?sort={$sort}&cursor={$first['meta']['next_cursor']}");

        $this->assertSame([25, 1, 26], [count($first['tokens']), count($second['tokens']), $first['meta']['count']]);
        $this->assertNotContains($second['tokens'][0]['id'], array_column($first['tokens'], 'id'));
    }

    public function test_tokens_cannot_be_issued_or_revoked_while_impersonating(): void
    {
        $token = $this->developer->createToken('Feed', ['clients:create']);
        $this->beImpersonated();

        $this->post('/developer/api-tokens', $this->request())->assertForbidden();
        $this->delete("/developer/api-tokens/{$token->accessToken->getKey()}")->assertForbidden();
        $this->assertFalse($this->props('/developer/api-tokens')['can_issue']);
        $this->assertSame(1, PersonalAccessToken::query()->count());
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function request(array $change = []): array
    {
        return [...['name' => 'Bank feed', 'scopes' => ['bank-lines:create', 'clients:create'], 'days' => 90, 'current_password' => self::PASSWORD], ...$change];
    }
}
