<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\ExclusionCaseStatus;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ExclusionListTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsg)->createOne();
        $this->actingAs($this->officer);
    }

    /** @return array<string, array{string, list<string>}> */
    public static function queries(): array
    {
        return [
            'open, and those with a requested lift' => ['', ['overdue', 'mine', 'lift']],
            'handled' => ['?view=handled', ['completed', 'lifted']],
            'all, newest first' => ['?view=all&status=completed', ['lift', 'completed']],
            'mine' => ['?owner=me', ['mine']],
            'excluded on a day' => ['?view=all&from=2026-11-01&to=2026-11-01', ['lifted']],
        ];
    }

    /** @param  list<string>  $expected */
    #[DataProvider('queries')]
    public function test_exclusions_are_listed_and_filtered(string $query, array $expected): void
    {
        $cases = [
            'completed' => $this->case(['status' => ExclusionCaseStatus::Completed]),
            'overdue' => $this->case(['due_at' => now()->subDay()]),
            'mine' => $this->case(['owner_id' => $this->officer->id]),
            'lift' => $this->case(['status' => ExclusionCaseStatus::Completed, 'lift_requested_at' => now(), 'due_at' => now()->addWeek()]),
            'lifted' => $this->case(['status' => ExclusionCaseStatus::Lifted, 'lift_requested_at' => now(), 'created_at' => '2026-11-01 02:00:00']),
        ];

        $rows = $this->inertia("/rsg/exclusions{$query}", ['exclusions'], 'Rsg/Exclusions')->assertOk()->json('props.exclusions');

        $this->assertSame($expected, array_map(static fn (array $row): string => (string) array_search($row['id'], $cases, true), $rows));
    }

    public function test_row_shows_the_person_the_reasons_and_the_progress(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Rowena', 'last_name' => 'Fairweather']);
        $case = ExclusionCase::query()->findOrFail(
            $this->case([
                'client_id' => $client->id,
                'reasons' => ['betstop', 'self_exclusion'],
                'status' => ExclusionCaseStatus::Completed,
                'lift_requested_at' => now(),
            ]),
        );
        $case->steps()->create(['kind' => 'refund', 'due_at' => now(), 'done_at' => now()]);
        $case->steps()->create(['kind' => 'bonuses', 'due_at' => now()]);

        $this->inertia('/rsg/exclusions', ['exclusions'], 'Rsg/Exclusions')
            ->assertJsonPath('props.exclusions.0.client.full_name', 'Rowena Fairweather')->assertJsonPath('props.exclusions.0.reasons', 'BetStop, Self-excluded')
            ->assertJsonPath('props.exclusions.0.steps', 2)->assertJsonPath('props.exclusions.0.steps_done', 1)->assertJsonPath('props.exclusions.0.is_lift_requested', true);
    }

    public function test_next_due_time_is_that_of_the_next_step_and_then_of_the_lift(): void
    {
        $open = ExclusionCase::query()->findOrFail($this->case(['due_at' => '2026-12-04 07:00:00']));
        $open->steps()->create(['kind' => 'refund', 'due_at' => '2026-11-20 07:00:00', 'done_at' => now()]);
        $open->steps()->create(['kind' => 'bonuses', 'due_at' => '2026-11-24 07:00:00']);
        $open->steps()->create(['kind' => 'pending_bets', 'due_at' => '2026-11-30 07:00:00']);
        $this->case(['due_at' => '2026-12-05 07:00:00', 'status' => ExclusionCaseStatus::Completed, 'lift_requested_at' => now(), 'lift_from' => '2026-11-30 02:00:00']);
        $this->case(['due_at' => '2026-12-06 07:00:00', 'status' => ExclusionCaseStatus::Lifted, 'lift_requested_at' => now(), 'lift_from' => '2026-11-01 02:00:00']);

        $rows = $this->inertia('/rsg/exclusions?view=all&sort=due_at', ['exclusions'], 'Rsg/Exclusions')->json('props.exclusions');

        $this->assertSame(['2026-11-24T07:00:00Z', '2026-11-30T02:00:00Z', null], array_column($rows, 'next_due_at'));
        $this->assertSame('2026-12-04T07:00:00Z', $rows[0]['due_at']);
    }

    public function test_list_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewRsgEvents)->createOne())->get('/rsg/exclusions')->assertForbidden();
    }

    /** @param  array<string, mixed>  $facts */
    private function case(array $facts): int
    {
        return ExclusionCase::query()->forceCreate(['client_id' => Client::factory()->createOne()->id, 'reasons' => ['barred'], 'due_at' => now()->addDay(), ...$facts])->id;
    }
}
