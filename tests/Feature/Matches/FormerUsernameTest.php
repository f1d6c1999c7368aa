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

    public function test_second_username_is_shown_and_is_refused_for_another_client(): void
    {
        $this->merge();
        $accounts = collect(app(SiteAccountsQuery::class)->of($this->winner->refresh(), canEdit: true))->keyBy('operator_site_id');
        $this->assertSame([$this->gone->username], $accounts[$this->kept->operator_site_id]->former_usernames);

        $this->expectException(ValidationException::class);
        $this->expectExceptionMessage("belongs to {$this->winner->full_name}");
        app(SaveSiteAccount::class)->handle(Client::factory()->createOne(), $this->kept->operatorSite, new SiteAccountEdit(0, mb_strtoupper((string) $this->gone->username), SiteAccountStatus::Open));
    }

    /** The bookmaker's report about the second username: a stake of $50, and $100 returned when won. */
    private function report(string $number, BetStatus $status): BulkOutcome
    {
        $now = CarbonImmutable::now();

        return app(ReceiveBets::class)->handle([new NewBet(
            $number, $this->kept->operatorSite->slug, (string) $this->gone->username, 'Racing', 'Win', 'Fast Eddie', 5_000, 2_000, $status,
            $status === BetStatus::Won ? 9_000 : null, $now->subHour(), $status === BetStatus::Won ? $now : null, is_bonus: false, is_boosted: false,
        )]);
    }

    /** @return array{int, int, list<mixed>} created, updated, refused */
    private function counts(BulkOutcome $outcome): array
    {
        return [$outcome->created, $outcome->updated, $outcome->refused];
    }
}
