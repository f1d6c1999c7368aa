<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Impersonation;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

/** Signs in a developer. */
abstract class DeveloperTestCase extends TestCase
{
    use RefreshDatabase;

    protected const PASSWORD = UserFactory::PASSWORD;

    protected User $developer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->developer);
    }

    /** A colleague, also a developer, works in this developer's name from now on. */
    protected function beImpersonated(): void
    {
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->developer->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
    }

    protected function audited(string $action): AuditEvent
    {
        return AuditEvent::query()->where('action', $action)->sole();
    }

    /** @return array<string, mixed> */
    protected function props(string $path): array
    {
        return $this->get($path)->assertOk()->viewData('page')['props'];
    }
}
