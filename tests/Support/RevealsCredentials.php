<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\StaffRole;
use App\Models\ServiceCredential;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Support\Facades\Mail;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A credential of a service, its owner, and a signed-in payments officer who reveals its secret. */
trait RevealsCredentials
{
    private const SECRET = ' correct horse battery ';

    private User $officer;

    private User $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Mail::fake();
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $this->owner = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->actingAs($this->officer);
    }

    /** @param  array<string, mixed>  $fields */
    private function credential(array $fields = []): ServiceCredential
    {
        return ServiceCredential::factory()->withSecret(self::SECRET)->createOne(['service' => 'ABA portal', 'owner_id' => $this->owner->id, ...$fields]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function reveal(ServiceCredential $credential, array $fields = []): TestResponse
    {
        return $this->postJson("/services/credentials/{$credential->id}/reveal", ['reason' => 'Paying the invoice', 'current_password' => UserFactory::PASSWORD, 'is_copy' => false, ...$fields]);
    }
}
