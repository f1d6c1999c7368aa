<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Matches\DecideMatches;
use App\Actions\Matches\MergeClients;
use App\Domain\Protection\SuppressionList;
use App\Enums\ClientStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Enums\MatchStatus;
use App\Enums\SuppressionReason;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\MatchSuggestion;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

/** A colleague who decides later that another account is an excluded person's freezes that account too. */
final class ConfirmedAfterExclusionTest extends TestCase
{
    use ExcludesPeople, RefreshDatabase;

    private Client $married;

    private SiteAccount $site;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        $this->user = User::factory()->createOne();
        $this->actingAs($this->user);
        $this->married = Client::factory()->createOne([
            'first_name' => 'Rowena', 'last_name' => 'Maddox', 'date_of_birth' => null, 'mobile_e164' => '+61491570158', 'email' => 'maddox@example.com', 'status' => 'active',
        ]);
        $this->site = SiteAccount::factory()->createOne(['client_id' => $this->married->id, 'status' => 'open', 'username' => 'maddox']);
    }

    public function test_confirmed_match_freezes_the_other_account(): void
    {
        $client = $this->person();
        $match = MatchSuggestion::factory()->createOne(['left_id' => $this->married->id, 'right_type' => 'client', 'right_id' => $client->id, 'status' => MatchStatus::Suggested]);
        $case = $this->exclude($client);
        $case->steps()->update(['done_at' => now()->subMinute()]);
        $case->update(['status' => ExclusionCaseStatus::Completed]);
        $this->assertFalse($this->married->refresh()->is_barred);

        app(DecideMatches::class)->handle([$match->id], MatchStatus::Suggested, MatchStatus::Confirmed, null, $this->user);

        $this->assertFrozen();
        $this->assertSame(ExclusionCaseStatus::Open, $case->refresh()->status);
    }

    public function test_merge_freezes_the_account_that_stays(): void
    {
        $client = $this->person();
        $this->exclude($client);

        app(MergeClients::class)->handle($this->married->id, $client->id, [], 'Married name', $this->user);

        $this->assertFrozen();
    }

    public function test_match_of_people_who_are_not_excluded_opens_no_case(): void
    {
        $match = MatchSuggestion::factory()->createOne(['left_id' => $this->married->id, 'right_type' => 'client', 'right_id' => $this->person()->id, 'status' => MatchStatus::Suggested]);

        app(DecideMatches::class)->handle([$match->id], MatchStatus::Suggested, MatchStatus::Confirmed, null, $this->user);

        $this->assertSame(0, ExclusionRecord::query()->count());
    }

    /** With the marks, the do-not-contact list, and the site account on the checklist. */
    private function assertFrozen(): void
    {
        $record = ExclusionRecord::query()->where('record_type', 'client')->where('record_id', $this->married->id)->sole();
        $this->assertSame(ExclusionRecordState::Same, $record->state);
        $this->assertNotNull($record->frozen_at);
        $this->assertSame([true, ClientStatus::Closed], [$this->married->refresh()->is_barred, $this->married->status]);
        $this->assertSame(['+61491570158' => SuppressionReason::Barred], app(SuppressionList::class)->reasons(['+61491570158']));
        $this->assertSame(1, $record->exclusionCase->steps()->where('kind', ExclusionStepKind::SiteAccount)->where('site_account_id', $this->site->id)->whereNull('done_at')->count());
    }
}
