<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\StaffRole;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Services\Search\SearchIndex;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

/** A manager who works with all prospects, and a contractor with one open list. */
abstract class ProspectTestCase extends TestCase
{
    use RefreshDatabase;

    protected User $manager;

    protected User $contractor;

    protected DbList $list;

    protected function setUp(): void
    {
        parent::setUp();

        $this->manager = User::factory()->withAbilities(Ability::ViewDbClients, Ability::ViewSmsPanel, Ability::ViewClients, Ability::RiskCheckClients)->createOne();
        $this->contractor = User::factory()->withRole(StaffRole::DatabaseContractor)->createOne();
        $this->list = DbList::factory()->createOne(['name' => 'Spring calls', 'assignee_id' => $this->contractor->id]);
    }

    /** @param  array<string, mixed>  $facts */
    protected function prospect(array $facts = [], string ...$numbers): DbClient
    {
        $prospect = DbClient::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', ...$facts]);
        foreach ($numbers as $number) {
            DbPhoneNumber::factory()->createOne(['db_client_id' => $prospect->id, 'e164' => $number, 'is_valid' => true]);
        }

        app(SearchIndex::class)->put($prospect);

        return $prospect->refresh();
    }

    /** @param  array<string, mixed>  $facts */
    protected function onList(array $facts = [], string ...$numbers): DbClient
    {
        return $this->prospect(['db_list_id' => $this->list->id, 'assignee_id' => $this->contractor->id, 'status' => DbClientStatus::Assigned, ...$facts], ...$numbers);
    }
}
