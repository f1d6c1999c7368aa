<?php

declare(strict_types=1);

namespace Tests\Feature\Services;

use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Mail\Services\CredentialNotice;
use App\Models\AuditEvent;
use App\Models\AuthenticationLog;
use App\Models\CredentialReveal;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\RevealsCredentials;
use Tests\TestCase;

/** Reveals the secret of a service: who may, who is notified, and what is logged. */
final class RevealCredentialTest extends TestCase
{
    use RefreshDatabase, RevealsCredentials;

    #[TestWith([false, 'service_credential.revealed', 'viewed'])]
    #[TestWith([true, 'service_credential.copied', 'copied'])]
    public function test_reveal_with_reason_and_password_is_logged_and_reported_to_the_owner(bool $isCopy, string $action, string $verb): void
    {
        $credential = $this->credential();
        $answer = $this->reveal($credential, ['is_copy' => $isCopy])->assertOk()->assertExactJson(['secret' => self::SECRET]);

        $this->assertStringContainsString('no-store', (string) $answer->headers->get('Cache-Control'));
        $reveal = CredentialReveal::query()->sole();
        $this->assertSame([$this->officer->id, $credential->id, $isCopy, 'Paying the invoice'], [$reveal->user_id, $reveal->service_credential_id, $reveal->is_copy, $reveal->reason]);
        $this->assertSame(['reason' => 'Paying the invoice'], AuditEvent::query()->where('action', $action)->sole()->after);
        Mail::assertQueued(CredentialNotice::class, 1);
        Mail::assertQueued(CredentialNotice::class, fn (CredentialNotice $mail): bool => $mail->hasTo($this->owner->email)
            && str_contains($mail->text, "{$this->officer->full_name} {$verb} the secret of ABA portal. Reason: “Paying the invoice”.") && ! str_contains($mail->render(), 'horse'));
    }

    public function test_owner_gets_no_email_about_their_own_reveal(): void
    {
        $this->reveal($this->credential(['owner_id' => $this->officer->id]))->assertOk();

        Mail::assertNothingQueued();
    }

    public function test_developers_are_told_when_the_owner_has_left(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $credential = $this->credential();
        $this->owner->update(['is_active' => false]);

        $this->reveal($credential)->assertOk();

        Mail::assertQueued(CredentialNotice::class, static fn (CredentialNotice $mail): bool => $mail->hasTo($developer->email));
    }

    public function test_reveal_with_a_wrong_password_shows_and_logs_nothing_but_the_attempt(): void
    {
        $this->reveal($this->credential(), ['current_password' => 'wrong'])
            ->assertUnprocessable()
            ->assertExactJson([
                'message' => 'The password is wrong.',
                'errors' => ['current_password' => ['The password is wrong.']],
            ]);

        $this->assertSame(0, CredentialReveal::query()->count());
        $this->assertTrue(AuthenticationLog::query()->where('user_id', $this->officer->id)->where('succeeded', false)->exists());
        Mail::assertNothingQueued();
    }

    public function test_reveal_stops_after_five_wrong_passwords(): void
    {
        $credential = $this->credential();
        foreach (range(1, 5) as $_) {
            $this->reveal($credential, ['current_password' => 'wrong'])->assertUnprocessable();
        }

        $this->reveal($credential)->assertTooManyRequests();
        $this->assertSame(0, CredentialReveal::query()->count());
    }

    public function test_twenty_first_reveal_in_ten_minutes_is_refused(): void
    {
        $credential = $this->credential();
        foreach (range(1, 20) as $_) {
            $this->reveal($credential)->assertOk();
        }

        $this->reveal($credential)->assertTooManyRequests();
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['reason' => '']])]
    #[TestWith([['reason' => 'abc']])]
    #[TestWith([['current_password' => '']])]
    #[TestWith([['is_copy' => null]])]
    public function test_incomplete_reveal_is_refused(array $fields): void
    {
        $this->reveal($this->credential(), $fields)->assertUnprocessable();

        $this->assertSame(0, CredentialReveal::query()->count());
    }

    public function test_archived_credential_is_not_revealed_until_it_is_restored(): void
    {
        $credential = $this->credential();
        $this->put("/services/credentials/{$credential->id}/archive")->assertSessionHas('success', 'ABA portal archived.');
        $this->reveal($credential)->assertConflict();

        $this->delete("/services/credentials/{$credential->id}/archive")->assertSessionHas('success', 'ABA portal restored.');
        $this->reveal($credential)->assertOk();
    }

    public function test_secret_under_an_unknown_key_is_refused_without_a_log_entry(): void
    {
        $credential = $this->credential();
        $credential->forceFill(['key_id' => 'unknown'])->save();

        $this->reveal($credential)->assertConflict()->assertJson(['message' => 'This secret can’t be decrypted. Ask a developer to check the encryption keys.']);
        $this->assertSame(0, CredentialReveal::query()->count());
    }

    public function test_executive_with_the_ability_sees_the_list_but_reveals_nothing(): void
    {
        $credential = $this->credential();
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['is_executive_staff' => true]));

        $this->assertFalse($this->get('/services')->assertOk()->inertiaProps('can_manage'));
        $this->reveal($credential)->assertForbidden();
    }

    public function test_impersonating_developer_reveals_nothing(): void
    {
        $credential = $this->credential();
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->officer->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()]);

        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->reveal($credential)->assertForbidden();
        $this->assertSame(0, CredentialReveal::query()->count());
    }

    public function test_reveal_log_cannot_be_changed_or_deleted(): void
    {
        $this->reveal($this->credential())->assertOk();

        foreach ([static fn () => DB::table('credential_reveals')->update(['reason' => 'Something else']), static fn () => DB::table('credential_reveals')->delete()] as $change) {
            try {
                DB::transaction($change);
                $this->fail('The log was changed.');
            } catch (QueryException) {
                $this->assertSame('Paying the invoice', CredentialReveal::query()->sole()->reason);
            }
        }
    }
}
