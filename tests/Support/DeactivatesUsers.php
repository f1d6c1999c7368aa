<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Users\AdvanceTakeover;
use App\Enums\StaffRole;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A people manager who deactivates a user, and a successor for the user's work. */
trait DeactivatesUsers
{
    private User $manager;

    private User $user;

    private User $successor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->user = User::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Vance', 'password_changed_at' => now()])->refresh();
        $this->successor = User::factory()->createOne();
    }

    /**
     * @param  array<string, int|string>  $recipients
     * @return TestResponse<Response>
     */
    private function deactivate(array $recipients = []): TestResponse
    {
        return $this->actingAs($this->manager)->from('/users')->delete("/users/{$this->user->id}/activation", $recipients);
    }

    /** Runs the takeover to its end. */
    private function finish(): void
    {
        $advance = app(AdvanceTakeover::class);
        foreach (UserTakeover::query()->pluck('id') as $id) {
            while ($advance->handle((int) $id)) {
                continue;
            }
        }
    }
}
