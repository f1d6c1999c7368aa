<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** Starts an impersonation as the signed-in user. */
trait Impersonates
{
    /**
     * @param  array<string, mixed>  $changes
     * @return TestResponse<Response>
     */
    private function start(User $target, array $changes = []): TestResponse
    {
        return $this->post(route('impersonate.store'), [
            'user_id' => $target->id, 'reason' => 'Looking into a report of missing rows', 'password' => UserFactory::PASSWORD, ...$changes,
        ]);
    }
}
