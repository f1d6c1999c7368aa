<?php

declare(strict_types=1);

namespace Tests\Feature\DbClients;

use App\Enums\Ability;
use App\Enums\DbClientStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Search\SearchIndex;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

/** A manager who works with all DB clients, and a contractor with one open list. */
abstract class DbClientTestCase extends TestCase
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
    protected function dbClient(array $facts = [], string ...$numbers): DbClient
    {
        $dbClient = DbClient::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', ...$facts]);
        foreach ($numbers as $number) {
            DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => $number, 'is_valid' => true]);
        }

        app(SearchIndex::class)->put($dbClient);

        return $dbClient->refresh();
    }

    /** @param  array<string, mixed>  $facts */
    protected function onList(array $facts = [], string ...$numbers): DbClient
    {
        return $this->dbClient(['db_list_id' => $this->list->id, 'assignee_id' => $this->contractor->id, 'status' => DbClientStatus::Assigned, ...$facts], ...$numbers);
    }
}
