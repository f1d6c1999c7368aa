<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Enums\StaffRole;
use App\Events\Auth\StaffSessionsEnded;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Event;
use RuntimeException;
use Tests\TestCase;

/** The scheduler ends impersonations whose time is over, also those whose browser sends nothing more. */
final class OverdueImpersonationTest extends TestCase
{
    use RefreshDatabase;

    public function test_overdue_one_ends_and_its_connections_are_closed(): void
    {
        Event::fake([StaffSessionsEnded::class]);
        $impersonation = $this->impersonation();
        $this->artisan('impersonations:end');
        $this->assertNull($impersonation->refresh()->ended_at);

        $this->travel(config()->integer('paddock.impersonation.minutes'))->minutes();
        $this->artisan('impersonations:end');

        $this->assertNotNull($impersonation->refresh()->ended_at);
        Event::assertDispatched(StaffSessionsEnded::class, fn (StaffSessionsEnded $event): bool => $event->userId === $impersonation->target_id);
    }

    public function test_those_after_one_that_fails_end(): void
    {
        [$failing, $other] = [$this->impersonation(), $this->impersonation()];
        Event::listen(static fn (StaffSessionsEnded $event) => $event->userId === $failing->target_id ? throw new RuntimeException('The disk is full.') : null);
        $this->travel(config()->integer('paddock.impersonation.minutes'))->minutes();

        $this->artisan('impersonations:end');

        $this->assertNotNull($other->refresh()->ended_at);
    }

    private function impersonation(): Impersonation
    {
        return Impersonation::query()->create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id, 'target_id' => User::factory()->createOne()->id,
            'reason' => 'Looking into ticket 812', 'actor_security_version' => 1, 'started_at' => now(),
        ]);
    }
}
