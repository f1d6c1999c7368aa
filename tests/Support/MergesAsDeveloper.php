<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\StaffRole;
use App\Models\User;

/** A signed-in developer, who may merge all records. */
trait MergesAsDeveloper
{
    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->user);
    }
}
