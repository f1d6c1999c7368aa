<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Clients\SaveSiteAccount;
use App\Actions\Intake\ReceiveBets;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Clients\SiteAccountEdit;
use App\Domain\Intake\Bulk\BulkOutcome;
use App\Domain\Intake\NewBet;
use App\Enums\BetStatus;
use App\Enums\SiteAccountStatus;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Queries\Clients\SiteAccountsQuery;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use stdClass;
use Tests\Support\MergesMoney;
use Tests\TestCase;

/** A person with two accounts at one bookmaker, whose records are merged. Amounts are cents. */
final class FormerUsernameTest extends TestCase
{
    use MergesMoney, RefreshDatabase;

    public function test_bets_of_the_second_username_settle_on_the_surviving_client(): void
    {
        $this->report('B-1', BetStatus::Open);
        $this->merge();

        $this->assertSame([0, 1, []], $this->counts($this->report('B-1', BetStatus::Won)));
        $this->assertSame([1, 0, []], $this->counts($this->report('B-2', BetStatus::Won)));

        $this->assertSame([$this->winner->id, $this->kept->id], array_values((array) DB::table('bets')->where('external_id', 'B-2')->first(['client_id', 'site_account_id'])));
        $this->assertSame(2, DB::table('bets')->count());
        $this->assertSame(18_000, $this->kept->refresh()->balance_cents);
    }

    public function test_second_username_follows_the_next_merge_and_returns_with_the_undo(): void
    {
        $first = $this->merge();
        $third = Client::factory()->createOne();
        $last = SiteAccount::factory()->createOne(['client_id' => $third->id, 'operator_site_id' => $this->kept->operator_site_id, 'balance_cents' => 0]);
        $second = app(MergeClients::class)->handle($third->id, $this->winner->id, [], 'Same person', $this->user);
        $this->report('B-1', BetStatus::Won);
        $this->assertSame($last->id, (int) DB::table('bets')->value('site_account_id'));

        app(UndoMerge::class)->handle($second, $this->user);
        $this->report('B-2', BetStatus::Won);
        $this->assertSame($this->kept->id, (int) DB::table('bets')->where('external_id', 'B-2')->value('site_account_id'));

        app(UndoMerge::class)->handle($first, $this->user);
        $this->report('B-3', BetStatus::Won);
        $this->assertSame($this->gone->id, (int) DB::table('bets')->where('external_id', 'B-3')->value('site_account_id'));
        $this->assertSame(0, DB::table('former_usernames')->count());
    }

    public function test_bet_of_the_second_username_since_the_merge_returns_with_its_account_and_settles_there(): void
    {
        $merge = $this->merge();
        $this->report('B-1', BetStatus::Open);
        $this->assertSame(5_000, $this->kept->refresh()->balance_cents);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->assertSame([0, 5_000, 0], $this->balances());
        $this->report('B-1', BetStatus::Won);

        $this->assertSame([0, 14_000, 0], $this->balances());
        $this->assertSame(
            [[$this->loser->id, $this->gone->id, 'won']],
            DB::table('bets')
                ->get(['client_id', 'site_account_id', 'status'])
                ->map(static fn (stdClass $bet): array => array_values((array) $bet))
                ->all(),
        );
    }

    public function test_bet_of_a_username_that_the_surviving_account_lacked_returns_with_its_account(): void
    {
        $this->kept->update(['username' => null]);
        $merge = $this->merge();
        $this->assertSame($this->gone->username, $this->kept->refresh()->username);
        $this->report('B-1', BetStatus::Open);

        app(UndoMerge::class)->handle($merge, $this->user);
        $this->report('B-1', BetStatus::Won);

        $this->assertSame([0, 14_000, 0], $this->balances());
        $this->assertSame(1, DB::table('bets')->count());
    }

    public function test_bets_since_two_merges_return_with_their_accounts(): void
    {
        $first = $this->merge();
        $third = Client::factory()->createOne();
        $last = SiteAccount::factory()->createOne(['client_id' => $third->id, 'operator_site_id' => $this->kept->operator_site_id, 'balance_cents' => 0]);
        $second = app(MergeClients::class)->handle($third->id, $this->winner->id, [], 'Same person', $this->user);
        $this->report('B-1', BetStatus::Open);
        $this->report('B-2', BetStatus::Won, (string) $this->kept->username);

        app(UndoMerge::class)->handle($second, $this->user);
        $this->assertSame([0, 9_000], [$last->refresh()->balance_cents, $this->kept->refresh()->balance_cents]);
        app(UndoMerge::class)->handle($first, $this->user);

        $this->assertSame([4_000, 5_000, 0], $this->balances());
        $this->assertSame(['B-1' => $this->gone->id, 'B-2' => $this->kept->id], DB::table('bets')->orderBy('external_id')->pluck('site_account_id', 'external_id')->all());
    }

    public function test_second_username_is_shown_and_is_refused_for_another_client(): void
    {
        $this->merge();
        $accounts = collect(app(SiteAccountsQuery::class)->of($this->winner->refresh(), canEdit: true))->keyBy('operator_site_id');
        $this->assertSame([$this->gone->username], $accounts[$this->kept->operator_site_id]->former_usernames);

        $this->expectException(ValidationException::class);
        $this->expectExceptionMessage("belongs to {$this->winner->full_name}");
        app(SaveSiteAccount::class)->handle(Client::factory()->createOne(), $this->kept->operatorSite, new SiteAccountEdit(0, mb_strtoupper((string) $this->gone->username), SiteAccountStatus::Open));
    }

    /** The bookmaker's report, by default about the second username: a stake of $50, and $90 returned when won. */
    private function report(string $number, BetStatus $status, ?string $username = null): BulkOutcome
    {
        $now = CarbonImmutable::now();

        return app(ReceiveBets::class)->handle([new NewBet(
            $number, $this->kept->operatorSite->slug, $username ?? (string) $this->gone->username, 'Racing', 'Win', 'Fast Eddie', 5_000, 2_000, $status,
            $status === BetStatus::Won ? 9_000 : null, $now->subHour(), $status === BetStatus::Won ? $now : null, is_bonus: false, is_boosted: false,
        )]);
    }

    /** @return array{int, int, list<mixed>} created, updated, refused */
    private function counts(BulkOutcome $outcome): array
    {
        return [$outcome->created, $outcome->updated, $outcome->refused];
    }
}
