<?php

declare(strict_types=1);

namespace Tests\Feature\Services;

use App\Enums\StaffRole;
use App\Infrastructure\Encryption\CredentialVault;
use App\Mail\Services\CredentialNotice;
use App\Models\AuditEvent;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\RevealsCredentials;
use Tests\TestCase;

/** Credentials of services: who can see and change them. */
final class CredentialTest extends TestCase
{
    use RefreshDatabase, RevealsCredentials;

    public function test_added_secret_is_encrypted_with_its_own_key_and_never_audited(): void
    {
        $this->add()->assertSessionHas('success', 'ABA portal added.');

        $credential = ServiceCredential::query()->sole();
        $stored = (string) DB::table('service_credentials')->value('secret');
        $this->assertStringNotContainsString('horse', $stored);
        $this->assertSame(self::SECRET, $this->app->make(CredentialVault::class)->open($credential));
        $this->assertSame($this->owner->id, $credential->owner_id);
        $this->assertStringNotContainsString('horse', (string) json_encode(AuditEvent::query()->get()));
        // The key is not APP_KEY.
        config(['paddock.services.key' => config('app.key')]);
        $this->expectExceptionMessage('No configured key');
        $this->app->make(CredentialVault::class)->open($credential);
    }

    public function test_form_sent_twice_adds_one_credential(): void
    {
        $reference = (string) Str::uuid();
        $this->add(['reference' => $reference])->assertSessionHasNoErrors();
        $this->add(['reference' => $reference])->assertSessionHasNoErrors();

        $this->assertSame(1, ServiceCredential::query()->count());
    }

    /** The answer to the first form was lost, and the user corrected the secret. */
    public function test_form_sent_again_with_another_secret_is_refused(): void
    {
        $reference = (string) Str::uuid();
        $this->add(['reference' => $reference])->assertSessionHasNoErrors();
        $this->add(['reference' => $reference, 'secret' => 'another secret'])->assertSessionHasErrors(['reference' => 'This form was already sent. Reload the page before you send it again.']);

        $this->assertSame(self::SECRET, $this->app->make(CredentialVault::class)->open(ServiceCredential::query()->sole()));
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['service' => ''], 'service'])]
    #[TestWith([['secret' => ''], 'secret'])]
    #[TestWith([['owner_id' => 999], 'owner_id'])]
    #[TestWith([['rotate_on' => 'soon'], 'rotate_on'])]
    public function test_invalid_credential_is_refused_and_its_secret_is_not_kept(array $fields, string $field): void
    {
        $this->add($fields)->assertSessionHasErrors($field);

        $this->assertSame(0, ServiceCredential::query()->count());
        $this->assertStringNotContainsString('horse', (string) json_encode(session()->all()));
    }

    public function test_owner_must_be_able_to_open_services(): void
    {
        $this->add(['owner_id' => User::factory()->withRole(StaffRole::RiskAnalyst)->createOne()->id])->assertSessionHasErrors('owner_id');
    }

    public function test_page_never_contains_the_secret(): void
    {
        $credential = $this->credential();
        $page = $this->get("/services?credential={$credential->id}")->assertOk();

        $this->assertStringNotContainsString('horse', (string) $page->getContent());
        $this->assertStringNotContainsString($credential->key_id, (string) $page->getContent());
        $this->assertStringNotContainsString((string) DB::table('service_credentials')->value('secret'), (string) $page->getContent());
    }

    public function test_former_owner_is_told_about_a_new_owner(): void
    {
        $credential = $this->credential();
        $this->update($credential, ['owner_id' => $this->officer->id])->assertSessionHas('success', 'Credential saved.');

        $this->assertSame($this->officer->id, $credential->refresh()->owner_id);
        Mail::assertQueued(CredentialNotice::class, fn (CredentialNotice $mail): bool => $mail->hasTo($this->owner->email) && $mail->title === 'ABA portal has a new owner');
        $this->assertSame(['owner_id' => $this->owner->id], AuditEvent::query()->where('action', 'service_credential.updated')->sole()->before);
    }

    public function test_leading_zero_of_a_username_can_be_removed(): void
    {
        $credential = $this->credential(['username' => '0412345678']);

        $this->update($credential, ['username' => '412345678'])->assertSessionHas('success');

        $this->assertSame('412345678', $credential->refresh()->username);
    }

    public function test_edit_on_an_older_version_is_refused(): void
    {
        $credential = $this->credential();
        $this->update($credential, ['service' => 'ABA gateway'])->assertSessionHas('success');
        $this->update($credential, ['service' => 'Old name'])->assertSessionHasErrors('version');

        $this->assertSame('ABA gateway', $credential->refresh()->service);
    }

    public function test_edit_cannot_change_the_secret(): void
    {
        $this->update($this->credential(), ['secret' => 'other'])->assertSessionHasErrors('secret');
    }

    public function test_rotation_replaces_the_secret_and_sets_the_next_date(): void
    {
        $credential = $this->credential(['rotate_on' => '2026-11-20', 'reminded_for' => '2026-11-20']);
        $this->put("/services/credentials/{$credential->id}/secret", [
            'secret' => 'new one',
            'rotate_on' => '2027-02-20',
            'version' => 1,
        ])->assertSessionHas('success', 'Secret of ABA portal rotated.');

        $this->reveal($credential)->assertExactJson(['secret' => 'new one']);
        $this->assertSame(['2027-02-20', 2], [$credential->refresh()->rotate_on?->toDateString(), $credential->version]);
        $this->assertSame(['rotate_on' => '2027-02-20'], AuditEvent::query()->where('action', 'service_credential.rotated')->sole()->after);
    }

    public function test_list_marks_due_rotations_by_the_day_in_melbourne(): void
    {
        // 01:30 on 24 November in Melbourne.
        $this->travelTo('2026-11-23 14:30:00');
        $this->credential(['service' => 'A', 'rotate_on' => '2026-11-23']);
        $this->credential(['service' => 'B', 'rotate_on' => '2026-11-24']);
        $this->credential(['service' => 'C', 'rotate_on' => null]);

        $rows = $this->get('/services')->inertiaProps('credentials');
        $this->assertSame([-1, 0, null], array_column($rows, 'days_left'));
        $this->assertSame(['A'], array_column($this->get('/services?rotation=overdue')->inertiaProps('credentials'), 'service'));
        $this->assertSame(['C'], array_column($this->get('/services?rotation=none')->inertiaProps('credentials'), 'service'));
    }

    public function test_list_marks_owners_who_can_no_longer_open_services(): void
    {
        $hasOwner = fn (): array => array_column($this->get('/services')->inertiaProps('credentials'), 'has_owner');
        $this->credential();
        $this->assertSame([true], $hasOwner());

        $this->owner->update(['role_id' => User::factory()->withRole(StaffRole::Marketing)->createOne()->role_id]);
        $this->assertSame([false], $hasOwner());
    }

    public function test_search_and_archive_narrow_the_list(): void
    {
        $this->credential(['service' => 'SMS gateway', 'username' => 'paddock-live']);
        $this->credential(['service' => 'Old bank', 'archived_at' => now()]);

        $this->assertSame(['SMS gateway'], array_column($this->get('/services?search=paddock')->inertiaProps('credentials'), 'service'));
        $this->assertSame(['Old bank'], array_column($this->get('/services?view=archived')->inertiaProps('credentials'), 'service'));
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function add(array $fields = []): TestResponse
    {
        return $this->post('/services/credentials', [
            'service' => 'ABA portal', 'address' => 'https://portal.example', 'username' => 'payments', 'secret' => self::SECRET, 'owner_id' => $this->owner->id, ...$fields,
        ]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function update(ServiceCredential $credential, array $fields): TestResponse
    {
        return $this->put("/services/credentials/{$credential->id}", ['service' => 'ABA portal', 'owner_id' => $this->owner->id, 'version' => 1, ...$fields]);
    }
}
