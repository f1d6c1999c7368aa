<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\LegacyTransfer;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A people manager who drafts transfers of Tom's records to Priya. */
trait DraftsLegacyTransfers
{
    private User $manager;

    private User $tom;

    private User $priya;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->tom = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $this->priya = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Priya', 'last_name' => 'Nair']);
        $this->actingAs($this->manager);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return TestResponse<Response>
     */
    private function draft(array $change = []): TestResponse
    {
        return $this->post('/users/legacy-transfer', ['from_id' => $this->tom->id, 'to_id' => $this->priya->id, 'kinds' => ['clients', 'leads'], 'reason' => 'Tom changes team', ...$change]);
    }

    /** @param  array<string, mixed>  $change */
    private function drafted(array $change = []): LegacyTransfer
    {
        $this->draft($change)->assertSessionHasNoErrors();

        return LegacyTransfer::query()->latest('id')->firstOrFail();
    }

    /** @param  array<string, mixed>  $with */
    private function client(array $with = []): Client
    {
        return Client::factory()->createOne(['account_manager_id' => $this->tom->id, 'state' => 'VIC', ...$with]);
    }
}
