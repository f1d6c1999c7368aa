<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Domain\Matches\Merging\IdRanges;
use App\Enums\BarredMatchStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Merge;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\Matching\RichClients;
use Tests\Support\MergesAsDeveloper;
use Tests\Support\OwnTables;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class MergeClientsTest extends TestCase
{
    use MergesAsDeveloper, ReadsPages, RefreshDatabase;

    /** Rewritten by every change, by design. */
    private const CHANGES_ALWAYS = ['clients' => ['updated_at', 'version'], 'matches' => ['updated_at']];

    /**
     * `client_monthly_stats` is recalculated from the records, which RichClients has none of (MergeMoneyTest). The reports note where a
     * client belonged before a change, and which days to add up again.
     */
    private const LOGS = [
        'audit_events',
        'client_monthly_stats',
        'client_placements',
        'daily_stats_changes',
        'ledger_chain',
        'ledger_entries',
        'ledger_transactions',
        'ledger_verifications',
        'merges',
        'migrations',
        'sqlite_sequence',
    ];

    public function test_merge_moves_every_row_to_the_winner_and_undo_moves_it_back(): void
    {
        [$winner, $loser] = RichClients::make($this->user);
        // The undo asks the register only about accounts that it would open.
        Client::query()->update(['status' => ClientStatus::Closed]);
        $before = $this->rows();

        $merge = $this->merge($winner, $loser, ['first_name', 'email', 'address']);

        foreach (RichClients::TABLES as $table) {
            $this->assertSame(0, DB::table($table)->where('client_id', $loser->id)->count(), $table);
        }
        foreach (['notes' => 'subject', 'attachments' => 'subject', 'consents' => 'person', 'betstop_checks' => 'person'] as $table => $morph) {
            $this->assertSame([$winner->id], DB::table($table)->where("{$morph}_type", 'client')->distinct()->pluck("{$morph}_id")->map(intval(...))->all(), $table);
        }
        $this->assertSame(12, (int) DB::table('ip_sightings')->where('client_id', $winner->id)->where('ip', '198.51.100.7')->value('hits'));
        $this->assertSame(700, (int) DB::table('client_monthly_stats')->where('client_id', $winner->id)->value('turnover_cents'));
        $this->assertSame('blocked', BankAccount::query()->where('client_id', $winner->id)->where('fingerprint', 'shared')->sole()->status->value);

        $this->assertSame([], app(UndoMerge::class)->handle($merge, $this->user));

        $this->assertEquals($before, $this->rows());
    }

    public function test_merge_keeps_the_stricter_marks_and_adds_the_balances(): void
    {
        $winner = Client::factory()->createOne(['first_name' => 'Jo', 'balance_cents' => 1_000]);
        $loser = Client::factory()->createOne(['first_name' => 'Joanne', 'pin' => '77001', 'balance_cents' => 250]);
        $winner->forceFill(['betstop_state' => 'clear'])->save();
        $loser->forceFill(['is_barred' => true, 'betstop_state' => 'registered', 'sms_opted_out_at' => now()->subYear()])->save();

        $this->merge($winner, $loser, ['first_name']);

        $winner->refresh();
        $this->assertSame(['Joanne', 1_250, true, BetstopState::Registered], [$winner->first_name, $winner->balance_cents, $winner->is_barred, $winner->betstop_state]);
        $this->assertNotNull($winner->sms_opted_out_at);
        $this->assertSame([$winner->id], app(SearchIndex::class)->find('client', SearchText::parse('77001'), 5), 'The old PIN finds the winner.');
        $this->get("/clients/{$loser->id}/edit?x=1")->assertRedirect("/clients/{$winner->id}/edit?x=1");
        $this->assertSame(['client.merged', 'client.merged_away'], AuditEvent::query()->orderBy('id')->pluck('action')->all());
        $this->assertSame('Jo', AuditEvent::query()->where('action', 'client.merged')->sole()->before['first_name']);
    }

    public function test_open_page_of_the_merged_client_loads_anew_instead_of_taking_parts_of_the_winner(): void
    {
        [$winner, $loser] = Client::factory()->createMany(2)->all();
        $this->merge($winner, $loser, []);
        $url = "/clients/{$loser->id}/edit";

        $this->inertia($url, ['client'], 'Clients/Details')->assertConflict()->assertHeader('X-Inertia-Location', url($url));

        $this->inertia($url)->assertRedirect("/clients/{$winner->id}/edit")
            ->assertSessionHas('success', "PIN {$loser->pin} was merged into {$winner->full_name}, PIN {$winner->pin}. This is that record.");
    }

    public function test_undo_keeps_newer_changes_with_the_winner_and_lists_them(): void
    {
        $winner = Client::factory()->createOne(['first_name' => 'Jo']);
        $loser = Client::factory()->createOne(['first_name' => 'Joanne', 'balance_cents' => 500]);
        $merge = $this->merge($winner, $loser, ['first_name']);
        BankAccount::factory()->createOne(['client_id' => $winner->id]);
        Client::query()->findOrFail($winner->id)->forceFill(['first_name' => 'Joanna'])->save();
        $bonus = BonusClaim::factory()->createOne(['client_id' => $winner->id, 'amount_cents' => 300]);
        app(TransferAndBonusLedger::class)->bonusCredited($bonus);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertSame(['first name has changed since the merge and stays'], $left);
        $winner->refresh();
        $this->assertSame(['Joanna', 300], [$winner->first_name, $winner->balance_cents]);
        $this->assertSame(1, BankAccount::query()->where('client_id', $winner->id)->count());
        $this->assertNotNull(Client::query()->find($loser->id));
    }

    public function test_undo_keeps_a_value_that_changed_since_and_subtracts_only_sums(): void
    {
        [$winner, $loser] = [Client::factory()->createOne(), Client::factory()->createOne()];
        $entry = BarredEntry::factory()->createOne();
        foreach ([[$winner, 60], [$loser, 80]] as [$client, $score]) {
            BarredMatch::query()->create(['barred_entry_id' => $entry->id, 'client_id' => $client->id, 'status' => BarredMatchStatus::Suggested, 'score' => $score, 'reasons' => []]);
        }
        $merge = $this->merge($winner, $loser);
        BarredMatch::query()->where('client_id', $winner->id)->update(['score' => 90]);

        $left = app(UndoMerge::class)->handle($merge, $this->user);

        $this->assertStringStartsWith('score of barred_matches', $left[0]);
        $this->assertSame([90, 80], [(int) BarredMatch::query()->where('client_id', $winner->id)->value('score'), (int) BarredMatch::query()->where('client_id', $loser->id)->value('score')]);
    }

    public function test_undo_is_refused_after_a_later_merge_and_a_client_is_merged_only_once(): void
    {
        [$a, $b, $c] = array_map(static fn (): Client => Client::factory()->createOne(), [1, 2, 3]);
        $first = $this->merge($a, $b);
        $second = $this->merge($c, $a);

        $this->assertRefused('merged into another client', fn () => app(UndoMerge::class)->handle($first, $this->user));
        $this->assertRefused('A colleague has already merged PIN', fn () => $this->merge($c, $a));
        $this->get("/clients/{$b->id}/edit")->assertRedirect("/clients/{$c->id}/edit");

        app(UndoMerge::class)->handle($second, $this->user);
        $this->assertRefused('already undone', fn () => app(UndoMerge::class)->handle($second, $this->user));
        app(UndoMerge::class)->handle($first, $this->user);
        $this->assertSame(3, Client::query()->count());
    }

    public function test_undo_is_refused_when_a_new_row_conflicts(): void
    {
        [$winner, $loser] = RichClients::make($this->user);
        $merge = $this->merge($winner, $loser);
        DB::table('site_accounts')->where('client_id', $winner->id)->where('username', 'joanne')->update(['username' => 'elsewhere']);
        DB::table('site_accounts')->where('client_id', $winner->id)->where('username', 'jo')->update(['username' => 'joanne']);

        $this->assertRefused('added since the merge conflicts', fn () => app(UndoMerge::class)->handle($merge, $this->user));
        $this->assertNull(Merge::query()->findOrFail($merge->id)->undone_at);
    }

    public function test_id_ranges_pack_and_unpack(): void
    {
        foreach ([[], [4], [1, 2, 3, 7, 9, 10]] as $ids) {
            $this->assertSame($ids, IdRanges::unpack(IdRanges::pack($ids)));
        }
        $this->assertSame('1-3,7,9-10', IdRanges::pack([1, 2, 3, 7, 9, 10]));
    }

    /** @param  list<string>  $fromLoser */
    private function merge(Client $winner, Client $loser, array $fromLoser = []): Merge
    {
        return app(MergeClients::class)->handle($winner->id, $loser->id, $fromLoser, 'Same person', $this->user);
    }

    private function assertRefused(string $words, callable $operation): void
    {
        try {
            $operation();
        } catch (MergeRefusedException $refused) {
            $this->assertStringContainsString($words, $refused->getMessage());

            return;
        }
        $this->fail("Not refused: {$words}");
    }

    /** @return array<string, array<int|string, array<string, mixed>>> every row of every table but the logs */
    private function rows(): array
    {
        $all = [];
        foreach (array_diff(OwnTables::names(), self::LOGS) as $table) {
            $all[$table] = [];
            // A merge and its undo stay in the ledger, and the accounts that they opened.
            $rows = DB::table($table)->when($table === 'transactions', static fn ($query) => $query->where('source_type', '<>', 'merge'))
                ->when($table === 'ledger_accounts', static fn ($query) => $query->where('balance_cents', '<>', 0))->get();
            foreach ($rows as $number => $row) {
                $fields = array_diff_key((array) $row, array_flip(self::CHANGES_ALWAYS[$table] ?? []));
                // The index is rebuilt, so only its content is compared.
                $key = $table === 'search_terms' ? "{$fields['subject_type']} {$fields['subject_id']} {$fields['term']}" : ($fields['id'] ?? $number);
                unset($fields[$table === 'search_terms' ? 'id' : '']);
                $all[$table][$key] = $fields;
            }
            ksort($all[$table]);
        }

        return $all;
    }
}
