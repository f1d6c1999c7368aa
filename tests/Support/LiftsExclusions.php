<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;
use App\Enums\ExclusionCaseStatus;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use Tests\Feature\Rsg\ExcludesPeople;

/** A client with a completed exclusion case, and two RSG officers who lift the exclusion. */
trait LiftsExclusions
{
    use ExcludesPeople;

    private const REASON = 'The self-exclusion ended and the client asked for a new account.';

    private User $first;

    private User $second;

    private Client $client;

    private ExclusionCase $case;

    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        [$this->first, $this->second] = [$this->officer(), $this->officer()];
        $this->client = $this->person();
        $this->case = $this->exclude($this->client);
        $this->case->update(['status' => ExclusionCaseStatus::Completed, 'completed_at' => now()]);
        $this->path = "/rsg/exclusions/{$this->case->id}/lift";
    }

    private function officer(): User
    {
        return User::factory()->withAbilities(Ability::ViewRsg, Ability::ViewClients, Ability::ViewBarredList, Ability::ViewBetstopUpdates)->createOne();
    }

    private function wait(int $days): void
    {
        $this->travel($days)->days();
        // A session of the first day would have expired.
        $this->flushSession();
    }

    /** The self-exclusion ended yesterday. */
    private function lapse(): void
    {
        BarredEntry::query()->update(['until_on' => now()->subDays(2)->toDateString()]);
    }
}
