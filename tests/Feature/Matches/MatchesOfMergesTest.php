<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\Matches\MatchSuggester;
use App\Domain\Matches\Merging\ClientReferences;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Console\Command;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use RuntimeException;
use Tests\TestCase;

/** Match suggestions before and after merges. */
final class MatchesOfMergesTest extends TestCase
{
    use RefreshDatabase;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($this->user);
    }

    public function test_client_with_a_linked_lead_is_merged_and_everything_is_undone(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $lead = Lead::factory()->createOne();
        $match = $this->match($loser, $lead);
        $this->match($winner, $lead);
        $link = app(LinkRecords::class)->handle($match, 'Same', $this->user);

        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->assertNull(MatchSuggestion::query()->find($match->id), 'The winner has a match with the lead already.');
        $this->assertNull($link->refresh()->match_suggestion_id);

        app(UndoMerge::class)->handle($merge, $this->user);
        app(UndoMerge::class)->handle($link, $this->user);
        $this->assertSame([MatchStatus::Suggested, null], [$match->refresh()->status, $lead->refresh()->client_id]);
    }

    public function test_outdated_suggestion_is_deleted_even_after_a_link(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Zed', 'last_name' => 'Quux', 'mobile_e164' => '+61491570157']);
        $match = $this->match($client, Lead::factory()->createOne(['first_name' => 'Totally', 'last_name' => 'Different', 'mobile_e164' => '+61491570156']));
        $link = app(LinkRecords::class)->handle($match, 'Same', $this->user);
        app(UndoMerge::class)->handle($link, $this->user);

        app(MatchSuggester::class)->for('client', $client->id);

        $this->assertNull(MatchSuggestion::query()->find($match->id));
        $this->assertNull($link->refresh()->match_suggestion_id);
    }

    public function test_decisions_about_the_loser_apply_to_the_winner_until_the_undo(): void
    {
        [$winner, $loser, $third, $fourth] = array_map(static fn (): Client => Client::factory()->createOne(), range(1, 4));
        $pair = static fn (Client $one, Client $other, MatchStatus $status, ?string $reason): MatchSuggestion => MatchSuggestion::factory()
            ->createOne(['left_id' => $one->id, 'right_id' => $other->id, 'status' => $status, 'reason' => $reason, 'decided_at' => $reason === null ? null : now()]);
        [$open, $decided] = [$pair($winner, $third, MatchStatus::Suggested, null), $pair($winner, $fourth, MatchStatus::Rejected, 'Cousins')];
        $pair($loser, $third, MatchStatus::Rejected, 'Twins');
        $pair($loser, $fourth, MatchStatus::Confirmed, 'Same');
        $stands = static fn (MatchSuggestion $match): array => [$match->refresh()->status, $match->reason];

        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->assertSame([[MatchStatus::Rejected, 'Twins'], [MatchStatus::Rejected, 'Cousins']], [$stands($open), $stands($decided)]);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([[MatchStatus::Suggested, null], [MatchStatus::Rejected, 'Cousins']], [$stands($open), $stands($decided)]);
        $this->assertSame(4, MatchSuggestion::query()->count());
    }

    public function test_decision_about_the_winner_since_the_merge_stays(): void
    {
        [$winner, $loser, $third] = array_map(static fn (): Client => Client::factory()->createOne(), range(1, 3));
        $open = MatchSuggestion::factory()->createOne(['left_id' => $winner->id, 'right_id' => $third->id]);
        MatchSuggestion::factory()->createOne(['left_id' => $loser->id, 'right_id' => $third->id, 'status' => MatchStatus::Rejected, 'reason' => 'Twins']);
        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $open->refresh()->update(['status' => MatchStatus::Confirmed, 'reason' => null]);

        app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame(MatchStatus::Confirmed, $open->refresh()->status);
    }

    public function test_decision_returns_to_its_two_records_when_the_first_of_two_merges_is_undone_first(): void
    {
        [$ann, $lead] = [Client::factory()->createOne(), Lead::factory()->createOne()];
        $match = $this->match($ann, $lead);
        $match->update(['status' => MatchStatus::Confirmed]);
        [$client, $other] = [Client::factory()->createOne(), Lead::factory()->createOne()];
        $first = app(MergeClients::class)->handle($client->id, $ann->id, [], 'Same', $this->user);
        $second = app(MergeRecords::class)->handle('lead', $other->id, $lead->id, null, 'Same', $this->user);
        $this->assertSame([$client->id, $other->id], [$match->refresh()->left_id, $match->right_id]);

        app(UndoMerge::class)->handle($first, $this->user);
        $this->assertSame([$ann->id, $other->id], [$match->refresh()->left_id, $match->right_id]);
        app(UndoMerge::class)->handle($second, $this->user);

        $this->assertSame([$ann->id, $lead->id, MatchStatus::Confirmed], [$match->refresh()->left_id, $match->right_id, $match->status]);
    }

    public function test_row_written_during_the_merge_moves_back_on_undo(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $lead = Lead::factory()->createOne(['client_id' => $loser->id]);
        $late = null;
        DB::listen(static function (QueryExecuted $query) use ($loser, &$late): void {
            if ($late === null && str_starts_with($query->sql, 'select') && str_contains(strtr($query->sql, '`', '"'), 'from "leads" where "client_id"') && ! str_contains($query->sql, 'exists')) {
                $late = false;
                $late = Lead::factory()->createOne(['client_id' => $loser->id]);
            }
        });

        $merge = app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->user);
        $this->assertInstanceOf(Lead::class, $late);
        $this->assertSame([$winner->id, $winner->id], [$lead->refresh()->client_id, $late->refresh()->client_id]);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([$loser->id, $loser->id], [$lead->refresh()->client_id, $late->refresh()->client_id]);
    }

    public function test_failing_comparison_does_not_stop_the_others(): void
    {
        $broken = Client::factory()->createOne();
        $twins = array_map(
            static fn (): Client => Client::factory()->createOne([
                'first_name' => 'Will',
                'last_name' => 'Okafor',
                'mobile_e164' => '+61491570156',
                'date_of_birth' => '1980-03-07',
            ]),
            [1, 2],
        );
        MatchSuggestion::factory()->createOne(['left_id' => $broken->id, 'right_id' => $twins[0]->id, 'reasons' => []]);
        $failures = 0;
        MatchSuggestion::deleting(static function () use (&$failures): void {
            $failures++ === 0 ? throw new RuntimeException('Cannot be compared.') : null;
        });

        $this->assertSame(Command::SUCCESS, Artisan::call('matches:suggest'));

        $this->assertStringContainsString("Client {$broken->id} could not be compared.", Artisan::output());
        $this->assertTrue(MatchSuggestion::query()->where(['left_id' => $twins[0]->id, 'right_id' => $twins[1]->id])->exists());
    }

    public function test_merge_queries_use_indexes(): void
    {
        $places = ['merges.match_suggestion_id' => true];
        foreach (ClientReferences::moved() as $moved) {
            $places["{$moved['table']}.{$moved['column']}"] = true;
        }
        foreach (ClientReferences::combined() as $combined) {
            foreach ($combined->children as [$table, $column]) {
                $places["{$table}.{$column}"] = true;
            }
        }
        $missing = [];
        foreach (array_keys($places) as $place) {
            [$table, $column] = explode('.', $place);
            $leading = array_map(static fn (array $index): string => $index['columns'][0], Schema::getIndexes($table));
            // A morph is led by its type.
            if (array_intersect([$column, str_replace('_id', '_type', $column)], $leading) === []) {
                $missing[] = $place;
            }
        }

        $this->assertSame([], $missing);
        $this->assertSame('set null', collect(Schema::getForeignKeys('merges'))->firstOrFail(static fn (array $key): bool => $key['columns'] === ['match_suggestion_id'])['on_delete']);
    }

    private function match(Client $client, Lead $lead): MatchSuggestion
    {
        return MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'right_type' => 'lead', 'right_id' => $lead->id]);
    }
}
