<?php

declare(strict_types=1);

namespace Tests\Feature\Services;

use App\Enums\StaffRole;
use App\Infrastructure\Encryption\CredentialVault;
use App\Mail\Services\CredentialNotice;
use App\Models\AuditEvent;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use RuntimeException;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Reminders of rotations, and the change of the encryption key. */
final class CredentialUpkeepTest extends TestCase
{
    use SharedDatabase;

    private const OTHER_KEY = 'base64:ISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0A=';

    public function test_owner_is_reminded_once_for_each_due_date(): void
    {
        Mail::fake();
        // 9:30 on 24 November in Melbourne.
        $this->travelTo('2026-11-23 22:30:00');
        $owner = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $due = ServiceCredential::factory()->createOne(['service' => 'Bank feed', 'owner_id' => $owner->id, 'rotate_on' => '2026-12-01']);
        ServiceCredential::factory()->createOne(['owner_id' => $owner->id, 'rotate_on' => '2026-12-02']);
        ServiceCredential::factory()->createOne(['owner_id' => $owner->id, 'rotate_on' => null]);
        ServiceCredential::factory()->createOne(['owner_id' => $owner->id, 'rotate_on' => '2026-11-01', 'archived_at' => now()]);

        Artisan::call('services:remind');
        Artisan::call('services:remind');

        Mail::assertQueued(CredentialNotice::class, 1);
        Mail::assertQueued(
            CredentialNotice::class,
            static fn (CredentialNotice $mail): bool => $mail->hasTo($owner->email)
                && $mail->title === 'Change the secret of Bank feed'
                && str_contains($mail->text, '1 December 2026'),
        );

        $due->refresh()->update(['rotate_on' => '2026-11-30']);
        Artisan::call('services:remind');
        Mail::assertQueued(CredentialNotice::class, 2);
    }

    public function test_owners_after_a_reminder_that_fails_are_reminded(): void
    {
        Mail::fake();
        [$failing] = ServiceCredential::factory()->count(2)->create(['owner_id' => User::factory()->withRole(StaffRole::PaymentsManager)->createOne()->id, 'rotate_on' => now()->toDateString()]);
        ServiceCredential::updating(static fn (ServiceCredential $credential) => $credential->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);

        Artisan::call('services:remind');

        Mail::assertQueued(CredentialNotice::class, 1);
    }

    public function test_key_rotation_killed_at_any_step_leaves_every_secret_readable_and_can_be_continued(): void
    {
        foreach (['one', 'two', 'three'] as $secret) {
            ServiceCredential::factory()->withSecret($secret)->createOne();
        }
        config(['paddock.services.key' => self::OTHER_KEY, 'paddock.services.previous_keys' => [config('paddock.services.key')]]);
        $deaths = Mortal::dieAtEveryStep(
            static fn () => Artisan::call('services:rotate-key'),
            fn () => $this->assertSame(['one', 'two', 'three'], $this->secrets()),
        );
        $this->assertGreaterThan(1, $deaths);

        config(['paddock.services.previous_keys' => []]);
        $this->assertSame(['one', 'two', 'three'], $this->secrets());
        $this->assertSame(3, AuditEvent::query()->where('action', 'service_credential.encrypted_again')->count());
        $this->assertSame(1, DB::table('service_credentials')->distinct()->count('key_id'));
        Artisan::call('services:rotate-key');
        $this->assertStringContainsString('0 secrets', Artisan::output());
    }

    public function test_key_rotation_without_the_old_key_changes_nothing(): void
    {
        $credential = ServiceCredential::factory()->withSecret('one')->createOne();
        $old = config('paddock.services.key');
        config(['paddock.services.key' => self::OTHER_KEY]);

        try {
            Artisan::call('services:rotate-key');
            $this->fail('The command must fail.');
        } catch (RuntimeException $failure) {
            $this->assertStringContainsString('No configured key', $failure->getMessage());
        }
        config(['paddock.services.key' => $old]);
        $this->assertSame('one', $this->app->make(CredentialVault::class)->open($credential->refresh()));
    }

    /** @return list<string> */
    private function secrets(): array
    {
        $vault = $this->app->make(CredentialVault::class);

        return array_values(ServiceCredential::query()->orderBy('id')->get()->map(static fn (ServiceCredential $credential): string => $vault->open($credential))->all());
    }
}
