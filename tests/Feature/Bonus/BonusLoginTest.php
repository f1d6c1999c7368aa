<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Enums\Ability;
use App\Models\AuditEvent;
use App\Models\BonusLoginLog;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Sign-ins of colleagues to site accounts for bonuses. */
final class BonusLoginTest extends TestCase
{
    use RefreshDatabase;

    private SiteAccount $account;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->account = SiteAccount::factory()->createOne(['client_id' => Client::factory()->createOne(['pin' => '4711', 'last_name' => 'Okafor']), 'username' => 'leo88']);
        $this->user = User::factory()->withAbilities(Ability::ViewBonusLoginLogs, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Sydney']);
        $this->actingAs($this->user);
    }

    public function test_sign_in_is_recorded_once_and_listed(): void
    {
        $form = ['reference' => '7f0c5f0e-3a5b-4c8e-9f6d-1b2a3c4d5e6f', 'logged_in_at' => '2026-11-23T12:30', 'notes' => 'Took the 50'];
        $this->record($form)->assertSessionHas('success', 'Sign-in recorded.');
        $this->record($form);
        $this->record(['result' => 'login_failed']);

        $log = BonusLoginLog::query()->oldest('id')->firstOrFail();
        $this->assertSame(
            [2, $this->user->id, $this->account->id, '2026-11-23 01:30:00'],
            [BonusLoginLog::query()->count(), $log->user_id, $log->site_account_id, $log->logged_in_at->format('Y-m-d H:i:s')],
        );
        $this->assertSame(
            $this->account->client_id,
            AuditEvent::query()->where('action', 'client.bonus_login_recorded')->firstOrFail()->client_id,
        );

        foreach (['', "?user={$this->user->id}", '?user=me&from=2026-11-23', '?search=okafor', '?search=4711'] as $query) {
            $this->get("/bonus/login-logs{$query}")->assertInertia(
                fn ($page) => $page
                    ->component('Bonus/LoginLogs')
                    ->has('logins', 2)
                    ->where('logins.1.username', 'leo88')
                    ->where('logins.1.notes', 'Took the 50'),
            );
        }
        foreach (['result=login_failed' => 1, 'search=nobody' => 0, 'to=2026-11-22' => 0] as $query => $count) {
            $this->get("/bonus/login-logs?{$query}")->assertInertia(fn ($page) => $page->has('logins', $count));
        }
        $this->assertStringContainsString('4711', $this->get('/bonus/login-logs/export?reason=Monthly+check')->streamedContent());
    }

    public function test_sign_in_is_never_changed_or_deleted(): void
    {
        $this->record([]);
        $log = BonusLoginLog::query()->sole();

        foreach ([fn () => $log->update(['result' => 'no_offer']), fn () => $log->delete()] as $change) {
            try {
                // With a savepoint: PostgreSQL allows nothing more in a transaction after an error.
                DB::transaction($change);
                $this->fail('It was changed.');
            } catch (QueryException $refused) {
                $this->assertStringContainsString('bonus_login_logs are never', $refused->getMessage());
            }
        }
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['pin' => '9999'], 'pin', 'There is no client with this PIN.'])]
    #[TestWith([['result' => 'won'], 'result', 'Choose a result.'])]
    #[TestWith([['logged_in_at' => '2026-11-23T13:01'], 'logged_in_at', 'Choose a time in the last 7 days.'])]
    #[TestWith([['logged_in_at' => '2026-11-01T13:01'], 'logged_in_at', 'Choose a time in the last 7 days.'])]
    public function test_invalid_sign_in_is_refused(array $change, string $field, string $why): void
    {
        $this->record($change)->assertSessionHasErrors([$field => $why]);

        $this->assertSame(0, BonusLoginLog::query()->count());
    }

    public function test_client_without_an_account_there_and_users_without_the_ability_are_refused(): void
    {
        $this->record(['operator_site_id' => SiteAccount::factory()->createOne()->operator_site_id])->assertSessionHasErrors('operator_site_id');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusRules)->createOne());
        $this->get('/bonus/login-logs')->assertForbidden();
        $this->record([])->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function record(array $change): TestResponse
    {
        return $this->post('/bonus/login-logs', ['pin' => '4711', 'operator_site_id' => $this->account->operator_site_id, 'purpose' => 'claim_bonus', 'result' => 'claimed', ...$change]);
    }
}
