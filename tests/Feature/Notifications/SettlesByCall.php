<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** Sends requests as page visits and as background requests. */
trait SettlesByCall
{
    /** @return TestResponse<Response> as a page visit */
    private function visit(User $user, string $method, string $path): TestResponse
    {
        return $this->actingAs($user)
            ->from('/notifications')
            ->call(
                $method,
                $path,
                server: [
                    'HTTP_X_INERTIA' => 'true',
                    'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest',
                    'HTTP_ACCEPT' => 'text/html, application/xhtml+xml',
                ],
            );
    }

    /** @return TestResponse<Response> as a background request */
    private function ask(User $user, string $method, string $path): TestResponse
    {
        return $this->actingAs($user)->json($method, $path);
    }

    /** Continues as a developer who impersonates the user. */
    private function impersonate(User $user): User
    {
        $developer = User::factory()->createOne();
        $developer->forceFill(['is_developer_staff' => true])->save();
        $impersonation = Impersonation::query()->create(['actor_id' => $developer->id, 'target_id' => $user->id, 'reason' => 'Ticket 7', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        return $developer;
    }
}
