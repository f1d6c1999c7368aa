<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\StaffRole;
use App\Models\SecondFactorReset;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class ReplacedSecondFactorResetTest extends TestCase
{
    use RefreshDatabase;

    public function test_page_opened_before_another_request_decides_only_the_one_it_shows(): void
    {
        $manager = static fn (): User => User::factory()->withRole(StaffRole::PeopleManager)->createOne(['created_at' => now()->subYear()]);
        [$first, $second, $third] = [$manager(), $manager(), $manager()];
        $user = User::factory()->createOne(['totp_secret' => 'JBSWY3DPEHPK3PXP', 'totp_confirmed_at' => now(), 'last_signed_in_at' => now()]);
        $request = static fn (User $by): SecondFactorReset => SecondFactorReset::query()->create(['user_id' => $user->id, 'requested_by' => $by->id, 'reason' => 'Lost phone, called back']);
        $seen = $request($first)->created_at->toIso8601ZuluString();
        $user->secondFactorReset()->delete();
        $this->travel(1)->minutes();
        $request($second);

        $this->actingAs($third)->put("/users/{$user->id}/second-factor-reset", ['seen' => $seen])
            ->assertSessionHas('error', "{$second->full_name} has made another request since you opened the page. Read it before you confirm.");
        $this->assertNotNull($user->refresh()->totp_confirmed_at);
        $this->delete("/users/{$user->id}/second-factor-reset", ['seen' => $seen])->assertSessionHas('error', 'This request was already decided or withdrawn.');
        $this->assertSame($second->id, SecondFactorReset::query()->sole()->requested_by);

        $this->put("/users/{$user->id}/second-factor-reset", ['seen' => $this->get("/users/{$user->id}/edit")->inertiaProps('user.reset.requested_at')])->assertSessionHas('success');
        $this->assertNull($user->refresh()->totp_confirmed_at);
    }
}
